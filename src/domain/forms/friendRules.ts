import { LENGTH } from '../../contract/patterns'
import type { FieldRule } from './fieldRule'

/** Who tells whom of a listing, in the order they are asked. */
export const FRIEND_RULES = [
  { name: 'friendEmail', required: true, like: 'email', max: LENGTH.email.max },
  { name: 'friendName', like: 'name', max: LENGTH.name.max },
  { name: 'name', required: true, like: 'name', max: LENGTH.name.max },
  { name: 'email', required: true, like: 'email', max: LENGTH.email.max },
  { name: 'message', like: 'message', max: 1000 },
] as const satisfies readonly FieldRule[]
