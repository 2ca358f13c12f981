import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import { checker } from '../../src/contract/check'
import { badFields } from './problem'

/** Bodies are taken as they are; in addresses everything is text, so numbers are read there. Nothing unknown is dropped. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checker(schema, { isText: httpPart !== 'body' })
  return (data) => {
    const errors = check(data)
    return errors.length ? { error: badFields(errors) } : { value: data }
  }
}
