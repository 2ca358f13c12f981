import type { RoomKind } from '../drawing/spec'
import { texts } from '../labels'
import type { Texts } from '../places'
import type { CommercialUse } from '../texts/facts'

export interface Interior {
  room: RoomKind
  alt: Texts
}

const office = texts('Kantoorruimte', 'Espace de bureau', 'Office space', 'Büroraum')
const hall = texts('Hal', 'Hall', 'Hall', 'Halle')
const room = texts('Kamer', 'Chambre', 'Guest room', 'Gästezimmer')

/** What a place of business looks like inside; land has no inside worth a picture. */
const business: Record<CommercialUse, readonly Interior[]> = {
  office: [{ room: 'office', alt: office }],
  shop: [{ room: 'shop', alt: texts('Winkelruimte', 'Espace de vente', 'Sales area', 'Verkaufsraum') }],
  food: [
    { room: 'dining', alt: texts('Zaal', 'Salle', 'Dining area', 'Gastraum') },
    { room: 'kitchen', alt: texts('Keuken', 'Cuisine', 'Kitchen', 'Küche') },
  ],
  stay: [
    { room: 'bedroom', alt: room },
    { room: 'bathroom', alt: texts('Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer') },
    {
      room: 'dining',
      alt: texts('Ontbijtzaal', 'Salle du petit-déjeuner', 'Breakfast room', 'Frühstücksraum'),
    },
  ],
  industry: [
    { room: 'hall', alt: hall },
    { room: 'office', alt: office },
  ],
  care: [{ room: 'office', alt: texts('Onthaal', 'Accueil', 'Reception', 'Empfang') }],
  land: [],
  investment: [
    {
      room: 'living',
      alt: texts('Een van de woningen', 'L’un des logements', 'One of the homes', 'Eine der Wohnungen'),
    },
    { room: 'kitchen', alt: texts('Keuken', 'Cuisine', 'Kitchen', 'Küche') },
  ],
}

/** What lies below the ground is shown from inside first. */
const below: Partial<Record<string, Interior>> = {
  CELLAR: { room: 'cellar', alt: texts('Kelderberging', 'Cave', 'Storage cellar', 'Kellerraum') },
  BASEMENT_GARAGE: {
    room: 'basement',
    alt: texts('Ondergrondse garage', 'Garage en sous-sol', 'Underground garage', 'Tiefgarage'),
  },
}

export interface Interiors {
  /** Taken before the building itself. */
  first: readonly Interior[]
  then: readonly Interior[]
}

/** Pictures from inside of what is no home. */
export function interiorsOf(subType: string, use: CommercialUse | undefined): Interiors {
  const inside = below[subType]
  return { first: inside ? [inside] : [], then: use ? business[use] : [] }
}
