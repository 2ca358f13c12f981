import type { Rng } from '../rng'
import type { Texts } from '../places'
import type { Facts, Listing, ProjectFacts, RentalFacts, TextWriter } from './facts'
import { dutch } from './nl/writer'
import { english } from './en/writer'
import { french } from './fr/writer'
import { german } from './de/writer'

const writers = { nl: dutch, fr: french, en: english, de: german } as const

export interface LocalizedListing {
  short: Texts
  description: Texts
}

/** From the same draws, as every way of saying something states the same in each language. */
const inAll = <T>(rng: Rng, write: (writer: TextWriter, rng: Rng) => T): Record<keyof typeof writers, T> => ({
  nl: write(writers.nl, rng.fork('words')),
  fr: write(writers.fr, rng.fork('words')),
  en: write(writers.en, rng.fork('words')),
  de: write(writers.de, rng.fork('words')),
})

const turned = <K extends string>(of: Record<keyof typeof writers, Record<K, string>>, key: K): Texts => ({
  nl: of.nl[key],
  fr: of.fr[key],
  en: of.en[key],
  de: of.de[key],
})

const listing = (of: Record<keyof typeof writers, Listing>): LocalizedListing => ({
  short: turned(of, 'short'),
  description: turned(of, 'description'),
})

/** The same facts of a property told in the four languages. */
export const writeProperty = (facts: Facts, rng: Rng): LocalizedListing =>
  listing(inAll(rng, (writer, own) => writer.property(facts, own)))

/** A project, with its title, in the four languages. `delivery` is told in each language's own words. */
export const writeProject = (
  facts: Omit<ProjectFacts, 'delivery'> & { delivery: Texts },
  rng: Rng,
): LocalizedListing & { title: Texts } => {
  const texts = {
    nl: writers.nl.project({ ...facts, delivery: facts.delivery.nl }, rng.fork('words')),
    fr: writers.fr.project({ ...facts, delivery: facts.delivery.fr }, rng.fork('words')),
    en: writers.en.project({ ...facts, delivery: facts.delivery.en }, rng.fork('words')),
    de: writers.de.project({ ...facts, delivery: facts.delivery.de }, rng.fork('words')),
  }
  return { ...listing(texts), title: turned(texts, 'title') }
}

/** A holiday unit in the four languages. */
export const writeRental = (facts: RentalFacts, rng: Rng): LocalizedListing =>
  listing(inAll(rng, (writer, own) => writer.rental(facts, own)))
