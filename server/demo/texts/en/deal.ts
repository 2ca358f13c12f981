import { capital, fitting, type Sentence } from '../compose'
import type { Facts } from '../facts'
import { near, noun } from './words'

export const dealWords = { sale: 'for sale', rent: 'to let', takeOver: 'for take-over' } as const

export const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`In the area you will find ${near(f)}.`, `Nearby: ${near(f)}.`]

export const short = (f: Facts, extra: string): string =>
  fitting(200, [
    f.gone
      ? `${capital(noun(f.subType))} in ${f.place.name.en}${extra}.`
      : `${capital(noun(f.subType))} ${dealWords[f.deal]} in ${f.place.name.en}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.en}.`,
  ])
