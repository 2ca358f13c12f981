import { HEAD_TYPE_ID } from '../../src/contract/ids'
import type { ListingStatus } from '../../src/contract/codes'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Localized } from '../../src/contract/common'
import type { Estate } from '../../src/contract/estate'
import { codeLabel } from '../../src/domain/codes/codeLabel'
import { estateCard } from '../../src/domain/estate/estateCard'
import { estateView } from '../../src/domain/estate/estateView'
import { fromApi, type Source } from '../../src/domain/estate/fromApi'
import type { EstateView, Row } from '../../src/domain/estate/types'
import { notEntered } from '../../src/domain/format/notEntered'
import { site } from '../support/builders'
import type { FidelityCase } from './fidelityCase'

/** Number by which each source writes a status (spec §4). */
const TRANSACTION: Record<Source, Record<ListingStatus, number>> = {
  own: { FOR_SALE: 1, TO_RENT: 2, TAKE_OVER: 3, SOLD: 5, RENTED: 6, TAKEN_OVER: 10 },
  second: { FOR_SALE: 3, TO_RENT: 2, TAKE_OVER: 5, SOLD: 1, RENTED: 6, TAKEN_OVER: 7 },
}

const labels = (list: 'Status' | 'Type', code: string): Localized =>
  Object.fromEntries(LOCALES.map((locale) => [locale, codeLabel(list, code, locale)]))

function merged(base: unknown, part: unknown): unknown {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isPlain(base) || !isPlain(part)) return part
  const both = { ...base }
  for (const [key, value] of Object.entries(part)) both[key] = merged(base[key], value)
  return both
}

/** The listing of a line: a house in Ghent with nothing but what the line says. */
export function listingOf({ holds, region, status, source, type, country }: FidelityCase): Estate {
  const sold = status ?? 'FOR_SALE'
  const kind = type ?? 'HOUSE'
  const bare = {
    general: {
      id: 7,
      headType: { id: HEAD_TYPE_ID[kind], code: kind, name: labels('Type', kind) },
      transaction: { id: TRANSACTION[source ?? 'own'][sold], name: labels('Status', sold) },
    },
    address: {
      visible: true,
      city: { id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand', en: 'Ghent' } },
      country: { id: country ?? 'BE' },
      region: region ?? 'FLANDERS',
    },
    pictures: [],
    ...(source === 'second' && { guid: '2f1c' }),
  }
  return merged(bare, holds) as Estate
}

const written = ({ label, value, icon, note }: Row) =>
  `${label}: ${value}${icon ? ' (!)' : ''}${note ? ` [${note}]` : ''}`

const PLACES: Readonly<Record<string, (view: EstateView) => string[]>> = {
  head: ({ title, price, statusName, facts }) => [
    title,
    ...[price, statusName].filter(Boolean),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ],
  address: ({ addressLine, path, position }) => [
    addressLine,
    path,
    position ? `${position.lat}, ${position.lon}` : 'no position',
  ],
  energyBar: ({ energy }) => (energy ? [`${energy.text} = ${energy.percent} %, ${energy.label ?? '-'}`] : []),
  rooms: ({ rooms }) =>
    rooms.flatMap(({ floor, rooms: own }) =>
      own.map(({ name, surface, comment, common }) =>
        [floor, name, surface, comment, common].filter(Boolean).join(' · '),
      ),
    ),
  /** Words of the scale's classes, from low to high. */
  energyScale: ({ energy }) => (energy?.steps ?? []).map(([label, upTo]) => `${label} ${upTo}`),
  text: ({ description }) => (description ? [description] : []),
  extra: ({ virtualVisit, videos, salesRep }) =>
    [virtualVisit, ...videos, salesRep?.name, salesRep?.description].flatMap((line) => line ?? []),
}

/** What a visitor reads of a line's listing in one language. */
export function read(line: FidelityCase, locale: Locale): string[] {
  const estate = fromApi(listingOf(line), site)
  if (!estate) return ['not shown']
  const view = estateView(estate, locale, { hiddenTabs: [...(line.hiddenTabs ?? [])] })
  if (line.place === 'card') {
    const { price, city, type, summary, energyLabel, sticker } = estateCard(estate, locale)
    const colours = sticker && [sticker.name, sticker.background, sticker.colour].filter(Boolean).join(' ')
    return [price, city, type, summary, energyLabel, colours].flatMap((part) => part || [])
  }
  const place = PLACES[line.place]
  if (place) return place(view)
  // Its part about flooding is of the tab, under a heading of its own.
  const tabs: readonly string[] = line.place === 'planning' ? ['planning', 'flooding'] : [line.place]
  const rows = view.sections.filter(({ tab }) => tabs.includes(tab)).flatMap((section) => section.rows)
  return rows.filter(({ value }) => line.withNotEntered || value !== notEntered(locale)).map(written)
}
