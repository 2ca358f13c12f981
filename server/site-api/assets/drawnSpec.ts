import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { checker, type FieldError } from '../../../src/contract/check'
import { OneOf } from '../../../src/contract/common'
import { builds, hours, houseFamilies, roomKinds, settings, type DrawingSpec } from '../../drawing/spec'

const seed = Type.Integer({ minimum: 0, maximum: 4294967295 })
const hour = OneOf(hours)
const setting = OneOf(settings)
const strict = { additionalProperties: false }

const scenes = {
  facade: Type.Object(
    {
      scene: Type.Literal('facade'),
      seed,
      family: OneOf(houseFamilies),
      hour,
      setting,
      distance: OneOf(['near', 'far'] as const),
      build: Type.Optional(OneOf(builds)),
      storeys: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    },
    strict,
  ),
  room: Type.Object({ scene: Type.Literal('room'), seed, room: OneOf(roomKinds), setting, hour }, strict),
  floorPlan: Type.Object(
    {
      scene: Type.Literal('floorPlan'),
      seed,
      rooms: Type.Array(
        Type.Object(
          {
            label: Type.String({ minLength: 1, maxLength: 60 }),
            area: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
            floor: Type.Integer({ minimum: -5, maximum: 100 }),
            entrance: Type.Optional(Type.Literal(true)),
          },
          strict,
        ),
        { minItems: 1, maxItems: 60 },
      ),
    },
    strict,
  ),
  portrait: Type.Object({ scene: Type.Literal('portrait'), seed }, strict),
  hero: Type.Object({ scene: Type.Literal('hero'), seed, setting, hour }, strict),
} satisfies Record<DrawingSpec['scene'], TSchema>

type Checked = Static<(typeof scenes)[keyof typeof scenes]>
const checks = new Map<unknown, ReturnType<typeof checker>>(
  Object.entries(scenes).map(([scene, schema]) => [scene, checker(schema)]),
)

/** What is wrong with the description of a drawing; empty when it can be drawn. */
export function drawnSpecErrors(spec: Record<string, unknown>): FieldError[] {
  const check = checks.get(spec['scene'])
  if (check) return check(spec)
  return [{ field: 'scene', reason: `must be one of ${Object.keys(scenes).join(', ')}` }]
}

/** A checked description, typed. */
export const asDrawingSpec = (spec: Record<string, unknown>): DrawingSpec => spec as Checked
