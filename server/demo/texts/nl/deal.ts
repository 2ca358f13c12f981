import { capital, fitting, type Sentence } from '../compose'
import type { Facts } from '../facts'
import { near, noun } from './words'

export const dealWords = { sale: 'te koop', rent: 'te huur', takeOver: 'over te nemen' } as const

export const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`In de omgeving vindt u ${near(f)}.`, `Dichtbij: ${near(f)}.`]

export const short = (f: Facts, extra: string): string =>
  fitting(200, [
    f.gone
      ? `${capital(noun(f.subType))} in ${f.place.name.nl}${extra}.`
      : `${capital(noun(f.subType))} ${dealWords[f.deal]} in ${f.place.name.nl}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.nl}.`,
  ])
