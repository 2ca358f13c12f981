import type { FieldError } from '../../../src/contract/check'
import type { Estate } from '../../../src/contract/estate'
import { isRealMoment } from '../../../src/contract/realDay'

/** Moments of an estate of the contract that are not in the calendar, by field: listings are sought and ordered by both. */
export const invalidMoments = ({ general }: Pick<Estate, 'general'>): FieldError[] =>
  (['publicationDate', 'updatedAt'] as const).flatMap((name) => {
    const moment = general[name]
    return !moment || isRealMoment(moment)
      ? []
      : [{ field: `general.${name}`, reason: 'is not in the calendar' }]
  })
