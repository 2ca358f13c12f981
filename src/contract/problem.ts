import { Type, type Static } from '@sinclair/typebox'

/** What every failed call answers, as `application/problem+json` (RFC 9457). */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), reason: Type.String() }))),
})
export type Problem = Static<typeof Problem>
