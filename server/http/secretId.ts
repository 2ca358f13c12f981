import { randomBytes } from 'node:crypto'
import { Type } from '@sinclair/typebox'

/** An id that cannot be guessed: 128 random bits, fit for an address. Whoever holds it may see and cancel. */
export const secretId = (): string => randomBytes(16).toString('base64url')

/** Of the calls that are given one: a token that no one was given is simply not known. */
export const SecretId = Type.String({ minLength: 1, maxLength: 100 })
