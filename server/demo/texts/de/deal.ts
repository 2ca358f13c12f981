import { capital, fitting, type Sentence } from '../compose'
import type { Facts } from '../facts'
import { near, noun } from './words'

export const dealWords = { sale: 'zu verkaufen', rent: 'zu vermieten', takeOver: 'zu übernehmen' } as const

export const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`Im Umkreis liegen: ${near(f)}.`, `In der Nähe: ${near(f)}.`]

export const short = (f: Facts, extra: string): string =>
  fitting(200, [
    f.gone
      ? `${capital(noun(f.subType))} in ${f.place.name.de}${extra}.`
      : `${capital(noun(f.subType))} in ${f.place.name.de} ${dealWords[f.deal]}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.de}.`,
  ])
