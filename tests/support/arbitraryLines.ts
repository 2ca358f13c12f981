import fc, { type Arbitrary } from 'fast-check'
import type { Estate } from '../../src/contract/estate'
import {
  IMPORT_KINDS,
  type ImportData,
  type ImportKind,
  type ImportLine,
} from '../../src/contract/importLine'
import type { Page } from '../../src/contract/page'
import { firstFault } from '../../server/http/storable'
import { tooLong } from '../../server/site-api/admin/longTexts'
import { arbitraryOf } from './arbitraryOf'
import { query, sort } from './arbitraryList'
import { dayFromNow, momentFromNow } from './bookingLines'

const SITE_TYPES: readonly Page['type'][] = ['content', 'estateList', 'rentalList']
const LONG_NAME = `a${'-'.repeat(40)}`
const LEGAL: readonly Page['type'][] = ['privacy', 'terms']
const links = fc.constantFrom(
  ...['https://[', '%', '//', '', '/x"><img src=x>', '/api/assets/x.jpg?a=%zz', 'http://x/'.repeat(900)],
)
/** Those that there are: others are refused by name. */
const moment = fc.option(
  fc.constantFrom('0001-01-02T00:00:00Z', '9999-12-30T23:59:59.999999-14:00', '2024-02-29T00:00+02:00'),
)
const local = fc.option(
  fc.constantFrom('https://[', '%', '/nl/%zz', '//', 'javascript:x', 'mailto:', '#', ' ', '/nl/te-koop'),
)
const localUrl = fc.record({ nl: local, fr: local, en: local, de: local }, { noNullPrototype: true })

/** Any one thing of a kind, as extreme as the contract allows. */
const thing = <K extends ImportKind>(
  kind: K,
  instead: Record<string, Arbitrary<unknown>> = {},
  without: string[] = [],
) => arbitraryOf<ImportData<K>>(IMPORT_KINDS[kind], { extreme: true, without, instead })

const between = (minLength: number, maxLength: number) => ({ minLength, maxLength })

const menuItem = arbitraryOf<object>(IMPORT_KINDS.menu.properties.items.items, {
  extreme: true,
  without: ['children'],
  instead: { url: localUrl, pageId: fc.option(fc.integer({ min: 1, max: 12 })) },
})
const menuItems = fc.array(
  fc.tuple(menuItem, fc.array(menuItem, { maxLength: 2 })).map(([item, children]) => ({ ...item, children })),
  { maxLength: 4 },
)

/** Texts that no database keeps. */
export const UNSTORABLE = ['\0', '\ud800', 'a\udfffb']

/** What stands under these names, the innermost last, as an import would bring it. */
const under = (names: readonly string[], value: unknown): unknown =>
  names.reduceRight((inner, name) => ({ [name]: inner }), value)

/** Headings longer than an import takes are cut: that it refuses them is a test of its own. */
function shortened(value: unknown, names: readonly string[] = []): unknown {
  if (typeof value === 'string') return firstFault(under(names, value), tooLong) ? value.slice(0, 100) : value
  if (Array.isArray(value)) return value.map((part) => shortened(part, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, shortened(part, [...names, key])]),
  )
}

const line = (kind: ImportKind, data: object): ImportLine => ({ kind, data: shortened(data) }) as ImportLine

/** A whole site of things the contract allows, each as extreme as may be: its lines, in an order that an import takes. */
export const arbitrarySite = (languages: readonly string[]): Arbitrary<ImportLine[]> =>
  fc
    .record({
      site: thing('site', {
        languages: fc.constant(languages),
        defaultLanguage: fc.constant(languages[0]),
        hostnames: fc.constant([]),
      }),
      agreements: fc.array(thing('agreement'), between(1, 3)),
      menus: fc.array(
        thing('menu', { items: menuItems, type: fc.constantFrom('main', 'footer') }),
        between(2, 2),
      ),
      pages: fc.array(
        thing('page', {
          ...{ query, sort },
          file: links,
          url: fc.constant({}),
          type: fc.constantFrom(...SITE_TYPES),
          morePageId: fc.option(fc.integer({ min: 1, max: 14 })),
          name: fc.constantFrom('team', 'no-such-entity', LONG_NAME),
        }),
        between(10, 12),
      ),
      items: fc.array(thing('entityItem', { entity: fc.constantFrom('team', LONG_NAME) }), between(0, 6)),
      entities: fc.array(thing('entity'), between(0, 2)),
      collections: fc.array(thing('collection'), between(0, 2)),
      estates: fc.array(
        thing(
          'estate',
          {
            parentId: fc.constant(null),
            updatedAt: moment,
            publicationDate: moment,
            uri: fc.option(localUrl),
          },
          ['children', 'archived'],
        ),
        between(16, 16),
      ),
      units: fc.array(thing('rentalUnit'), between(5, 5)),
      periods: fc.array(thing('rentalPeriod'), between(5, 5)),
    })
    .map(({ site, agreements, menus, pages, items, entities, collections, estates, units, periods }) => [
      line('site', withoutHiding(site as ImportData<'site'>)),
      ...agreements.map((data, at) => line('agreement', { ...data, id: at + 1 })),
      ...menus.map((data, at) => line('menu', { ...data, id: at + 1 })),
      line('page', {
        id: 1,
        type: 'home',
        url: { nl: '', fr: '', en: '', de: '' },
        title: {},
        blocks: pages[0]?.blocks ?? [],
      }),
      ...pages.map((data, at) => {
        const address = `page-${at}`
        return line('page', {
          ...data,
          type: LEGAL[at] ?? data.type,
          id: at + 2,
          url: { nl: address, fr: address, en: address },
        })
      }),
      ...entities.map((data) => line('entity', data)),
      ...items.map((data, at) => line('entityItem', { ...data, id: at + 1 })),
      ...collections.map((data, at) => line('collection', { ...data, id: at + 1 })),
      ...estates.map((data, at) => line('estate', shownAtLeast(inProject(data as Estate, at + 1)))),
      ...units.map((data, at) => line('rentalUnit', { ...data, id: at + 1 })),
      ...periods.map((data, at) =>
        line('rentalPeriod', {
          ...data,
          id: at + 1,
          rentalUnitId: at + 1,
          start: dayFromNow(at + 1),
          end: dayFromNow(at + 4),
        }),
      ),
      // Of each: some are hidden, as their status is.
      ...estates.map((_, at) =>
        line('agendaSlot', {
          id: at + 1,
          estateId: at + 1,
          start: momentFromNow(30),
          end: momentFromNow(31),
        }),
      ),
    ])

/** Number of the project, and how many of the listings after it are its units. */
const PROJECT = 10
const UNITS = 3

/** A status that the site does not hide, whatever else it hides. */
const SHOWN_STATUS = 1

const withoutHiding = (site: ImportData<'site'>): ImportData<'site'> => ({
  ...site,
  settings: {
    ...site.settings,
    hiddenStatus: site.settings.hiddenStatus.filter((id) => id !== SHOWN_STATUS),
  },
})

/** Of two listings one is shown, and the project, so that there is something to look at whatever chance hides. */
function shownAtLeast(estate: Estate): Estate {
  const { general, listing, status } = estate
  if (general.id % 2 && general.id !== PROJECT) return estate
  return {
    ...estate,
    ...(status && { status: { ...status, id: SHOWN_STATUS } }),
    ...(listing && { listing: { ...listing, archived: false } }),
  }
}

const inProject = (estate: Estate, id: number): Estate => ({
  ...estate,
  general: {
    ...estate.general,
    id,
    ...(id === PROJECT && { project: true }),
    ...(id > PROJECT && id <= PROJECT + UNITS && { parentId: PROJECT }),
  },
})
