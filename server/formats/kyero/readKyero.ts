import type { Estate } from '../../../src/contract/estate'
import { flag } from '../convert'
import { blankEstate, finishEstate } from '../finish'
import type { EstateLine, ReadFormat, ReadOptions } from '../format'
import { headTypeOf, subTypeOf, transactionOf, typeOfSubType } from '../kinds'
import type { Notes } from '../notes'
import { putAt } from '../paths'
import { inOrder, isWebAddress } from '../pictures'
import { Facts, noteLeft, readRows } from '../rows'
import { FILM, VIRTUAL_VISIT } from '../videos'
import { childrenOf, type Element, factsOf, textOf } from '../xml/element'
import { readElements } from '../xml/readElements'
import { KYERO_FEATURES, KYERO_ROWS, KYERO_TYPES } from './rows'

/** The format has no postal codes, the contract asks for one: this says that there is none. */
const NO_ZIP = '-'

/** Photos in the order of their numbers, those without one after them. */
function picturesOf(property: Element, notes: Notes): Estate['pictures'] {
  const images = childrenOf(childrenOf(property, 'images')[0], 'image')
  const numberOf = ({ attributes }: Element) => Number(attributes['id'] || Infinity)
  const urls = [...images]
    .sort((a, b) => Math.sign(numberOf(a) - numberOf(b)) || 0)
    .map((image) => textOf(image, 'url'))
  if (urls.some((url) => !url)) notes.unsaid('images/image')
  return inOrder(urls.filter(Boolean).map((file) => ({ file })))
}

function videosOf(facts: Facts): NonNullable<Estate['videos']> {
  return (
    [
      ['video_url', FILM],
      ['virtual_tour_url', VIRTUAL_VISIT],
    ] as const
  ).flatMap(([place, typeId]) => {
    const url = facts.look(place)
    return url && isWebAddress(url) ? [{ typeId, url: facts.take(place) as string }] : []
  })
}

function readFeatures(property: Element, estate: Estate, notes: Notes): void {
  for (const feature of childrenOf(childrenOf(property, 'features')[0], 'feature')) {
    const words = feature.text.trim().toLowerCase()
    const path = Object.hasOwn(KYERO_FEATURES, words) ? KYERO_FEATURES[words] : undefined
    if (path) putAt(estate, path, true)
    else if (words) notes.unsaid('features/feature')
  }
}

/** Says nothing when it is not so. */
const IF_NOT = ['part_ownership', 'leasehold', 'prime']

function readProperty(
  property: Element,
  { ids, locale = 'en' }: ReadOptions,
  notes: Notes,
): EstateLine | undefined {
  const facts = new Facts(factsOf(property, {}, new Set(['images', 'features'])))
  const textId = facts.take('id')
  const what = `Property ${facts.look('ref') ?? textId ?? '?'}`
  if (!textId) {
    notes.refused(what, 'has no id')
    return undefined
  }
  const subType = KYERO_TYPES[facts.look('type')?.toLowerCase().replace(/\s+/g, ' ') ?? '']
  const type = subType && typeOfSubType(subType)
  const id = ids.of(textId)
  if (!type || !subType) {
    notes.refused(what, `has a type that is not known: ${facts.look('type')?.slice(0, 40) ?? 'none'}`, id)
    return undefined
  }
  facts.take('type')
  const isSale = (facts.look('price_freq') ?? 'sale').toLowerCase() === 'sale'
  if (isSale) facts.take('price_freq')
  const isEuro = (facts.look('currency') ?? 'EUR').toUpperCase() === 'EUR'
  if (isEuro) facts.take('currency')
  for (const place of IF_NOT) if (flag.read(facts.look(place) ?? '') === false) facts.take(place)
  const estate = blankEstate({
    id,
    headType: headTypeOf(type),
    subType: subTypeOf(subType),
    transaction: transactionOf(isSale ? 'FOR_SALE' : 'TO_RENT'),
  })
  readRows(
    KYERO_ROWS.filter(({ theirs }) => isEuro || theirs !== 'price'),
    facts,
    estate,
    locale,
  )
  readFeatures(property, estate, notes)
  estate.pictures = picturesOf(property, notes)
  const videos = videosOf(facts)
  if (videos.length) estate.videos = videos
  if (textId !== String(id)) estate.listing = { ...estate.listing, external_id: textId }
  const city: { zip?: string } = estate.address.city ?? {}
  if (estate.address.city) estate.address.city.zip = city.zip ?? NO_ZIP
  const place = { zip: 'postcode', city: 'town', position: 'location' }
  if (!finishEstate(estate, what, place, notes)) return undefined
  noteLeft(facts, what, notes)
  return { kind: 'estate', data: estate }
}

/**
 * Kyero XML 3: each property a line. The feed is the whole stock, it has no removals. It has no addresses either, so that
 * positions are told as those of the town.
 */
export const readKyero: ReadFormat = async function* (file, options, notes) {
  for await (const { element } of readElements(file, 'root', ['property'])) {
    const line = readProperty(element, options, notes)
    if (line) yield line
  }
}
