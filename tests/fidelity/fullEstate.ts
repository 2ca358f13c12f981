import fc from 'fast-check'
import { Estate } from '../../src/contract/estate'
import { LOCALES, type Locale } from '../../src/contract/locales'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../src/contract/ids'
import { arbitraryOf } from '../support/arbitraryOf'

const PICTURES = 20
const PLANS = 2
const UNITS = 7

const inAll = (text: Readonly<Record<Locale, string>>, times: number) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text[locale].repeat(times).trim()]))

/** A sentence of a usual length in each language. */
const SENTENCE: Readonly<Record<Locale, string>> = {
  nl: 'Deze ruime woning ligt in een rustige straat op wandelafstand van het centrum. ',
  fr: 'Cette maison spacieuse est située dans une rue calme, à quelques pas du centre. ',
  en: 'This spacious house stands in a quiet street within walking distance of the town. ',
  de: 'Dieses geräumige Haus liegt in einer ruhigen Straße, nur wenige Schritte vom Zentrum. ',
}

const name = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de })

const ROOMS = [
  name('Woonkamer', 'Séjour', 'Living room', 'Wohnzimmer'),
  name('Keuken', 'Cuisine', 'Kitchen', 'Küche'),
  name('Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'),
  name('Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer'),
]

const pictures = (id: number, kind: 'photo' | 'floorPlan', count: number, from: number) =>
  Array.from({ length: count }, (_, place) => ({
    file: `/sites/demo/assets/e${id}-${from + place}?hash=3f2a9c1b4e5d6f7${place % 10}`,
    thumbnail: `/sites/demo/assets/e${id}-${from + place}?hash=3f2a9c1b4e5d6f7${place % 10}&version=640`,
    index: from + place,
    width: 1600,
    height: 1200,
    kind,
    alt: ROOMS[place % ROOMS.length],
  }))

const everything = arbitraryOf<Estate>(Estate, { without: ['children', 'archived'], full: true })

function filled(doc: Estate, id: number): Estate {
  const rooms = Array.from({ length: 14 }, (_, place) => ({
    typeId: 1,
    label: ROOMS[place % ROOMS.length] ?? {},
    surface: 12.5 + place,
    comment: inAll({ nl: 'met parket', fr: 'avec parquet', en: 'with parquet', de: 'mit Parkett' }, 1),
    floor: { id: place % 3, level: place % 3, name: name('Verdieping', 'Étage', 'Floor', 'Stock') },
    sort: place,
  }))
  return {
    ...doc,
    general: {
      ...doc.general,
      id,
      title: undefined,
      description: inAll(SENTENCE, 16),
      shortDescription: inAll(SENTENCE, 2),
      headType: { id: HEAD_TYPE_ID.HOUSE, code: 'HOUSE', name: name('Huis', 'Maison', 'House', 'Haus') },
      subType: {
        id: SUB_TYPE_ID['DETACHED_HOUSE'] ?? 0,
        code: 'DETACHED_HOUSE',
        name: name('Vrijstaande woning', 'Maison 4 façades', 'Detached house', 'Einfamilienhaus'),
      },
      transaction: { id: 1, name: name('Te koop', 'À vendre', 'For sale', 'Zu verkaufen') },
      project: false,
    },
    address: {
      ...doc.address,
      visible: true,
      city: {
        id: 11002,
        zip: '1082',
        name: 'Sint-Agatha-Berchem',
        alias: name(
          'Sint-Agatha-Berchem',
          'Berchem-Sainte-Agathe',
          'Berchem-Sainte-Agathe',
          'Berchem-Sainte-Agathe',
        ),
      },
      region: 'FLANDERS',
    },
    layout: { rooms },
    pictures: [...pictures(id, 'photo', PICTURES, 0), ...pictures(id, 'floorPlan', PLANS, PICTURES)],
    videos: [
      { typeId: 2, url: 'https://tour.example/visits/8f6a1c' },
      { typeId: 1, url: 'https://video.example/watch/77ab21' },
    ],
  }
}

/**
 * Listings with every field of the contract filled, twenty pictures, two plans, two videos, fourteen rooms and texts as long as
 * agencies write them; each also as a project with seven units that are as full as itself.
 */
export function fullEstates(count: number, seed: number): Estate[] {
  return fc.sample(everything, { numRuns: count, seed }).map((doc) => filled(doc, 10123))
}

/** A listing as a project with units; a unit's page tells of its project and its neighbours too. */
export function asProject(listing: Estate): { project: Estate; unit: Estate } {
  const children = Array.from({ length: UNITS }, (_, place) => {
    const unit = filled(listing, 10124 + place)
    return { ...unit, general: { ...unit.general, parentId: 10123, entityNumber: `2.${place + 1}` } }
  })
  const headType = {
    id: HEAD_TYPE_ID.PROJECT,
    code: 'PROJECT' as const,
    name: name('Project', 'Projet', 'Project', 'Projekt'),
  }
  const title = name(
    'Beekdal, eigentijdse gezinswoningen in Sint-Agatha-Berchem',
    'Beekdal, maisons familiales contemporaines à Berchem-Sainte-Agathe',
    'Beekdal, contemporary family houses in Berchem-Sainte-Agathe',
    'Beekdal, zeitgemäße Einfamilienhäuser in Berchem-Sainte-Agathe',
  )
  const project = { ...listing, general: { ...listing.general, headType, title, project: true }, children }
  return { project, unit: children[3] ?? listing }
}
