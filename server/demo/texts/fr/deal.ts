import { capital, fitting, type Sentence } from '../compose'
import type { Facts } from '../facts'
import { at, near, noun } from './words'

export const dealWords = { sale: 'à vendre', rent: 'à louer', takeOver: 'à remettre' } as const

export const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`Dans les environs, vous trouverez ${near(f)}.`, `À proximité : ${near(f)}.`]

export const short = (f: Facts, extra: string): string =>
  fitting(200, [
    f.gone
      ? `${capital(noun(f.subType))} ${at(f.place.name.fr)}${extra}.`
      : `${capital(noun(f.subType))} ${dealWords[f.deal]} ${at(f.place.name.fr)}${extra}.`,
    `${capital(noun(f.subType))} ${at(f.place.name.fr)}.`,
  ])
