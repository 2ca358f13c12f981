import type { FidelityCase } from '../fidelityCase'

const downstairs = { id: 1, level: 0, name: { nl: 'Gelijkvloers' } }
const room = (typeId: number, nl: string, surface: number, sort: number) => ({
  typeId,
  label: { nl },
  surface,
  floor: downstairs,
  sort,
})

/** The two sources of one fact, and facts that only look like one. */
export const SOURCE_CASES: readonly FidelityCase[] = [
  {
    about: 'a room of another kind does not tell a field of the same surface',
    holds: {
      layout: { rooms: [room(3, 'Keuken', 13.6, 1), room(1, 'Slaapkamer 1', 12, 2)] },
      listing: {
        layout: { veranda: 13.6, kitchen1: 13.6, living: 12, bedroom1: 12, bedroom2: 12, bathroom1: 12 },
      },
    },
    place: 'dimensions',
    nl: ['Woonkamer: 12 m²', 'Veranda: 13,60 m²', 'Slaapkamer 2: 12 m²', 'Badkamer 1: 12 m²'],
    fr: ['Séjour: 12 m²', 'Véranda: 13,60 m²', 'Chambre 2: 12 m²', 'Salle de bains 1: 12 m²'],
    en: ['Living room: 12 m²', 'Conservatory: 13,60 m²', 'Bedroom 2: 12 m²', 'Bathroom 1: 12 m²'],
    de: ['Wohnzimmer: 12 m²', 'Wintergarten: 13,60 m²', 'Schlafzimmer 2: 12 m²', 'Badezimmer 1: 12 m²'],
  },
  {
    about: 'what one source does not know the other may answer',
    holds: {
      planning: {
        buildingLicense: 'UNKNOWN',
        presaleRight: 'NO',
        allocationLicense: 'UNKNOWN',
        heritageProtected: 'UNKNOWN',
      },
      listing: {
        planning: {
          permission: 'YES',
          permission_information: { nl: 'Vergund in 1998' },
          priority_purchase: 'UNKNOWN',
          subdivision_permit: 'UNKNOWN',
          protected_monument: 'NO',
        },
      },
    },
    place: 'planning',
    nl: [
      'Stedenbouwkundige vergunning: Ja [Vergund in 1998]',
      'Voorkooprecht: Neen',
      'Verkavelingsvergunning: Onbekend',
      'Beschermd monument: Neen',
    ],
    fr: [
      'Permis d’urbanisme: Oui',
      'Droit de préemption: Non',
      'Permis de lotir: Inconnu',
      'Monument classé: Non',
    ],
    en: [
      'Planning permission: Yes',
      'Right of pre-emption: No',
      'Subdivision permit: Unknown',
      'Listed monument: No',
    ],
    de: [
      'Städtebaugenehmigung: Ja',
      'Vorkaufsrecht: Nein',
      'Parzellierungsgenehmigung: Unbekannt',
      'Denkmalgeschütztes Gebäude: Nein',
    ],
  },
  {
    about: 'an inspection that one source knows of',
    holds: {
      technical: { certificateElectricity: false },
      listing: { certification: { electrical_certificate: 'UNKNOWN' } },
    },
    place: 'technical',
    nl: ['Keuring elektrische installatie: Neen'],
    fr: ['Contrôle de l’installation électrique: Non'],
    en: ['Electrical inspection: No'],
    de: ['Prüfung der Elektroinstallation: Nein'],
  },
  {
    about: 'two amounts that are not the same are both told, each by its name',
    holds: {
      general: { price: { value: 700 }, period: 'MONTH', deposit: 210 },
      technical: { monthlyCost: 65 },
      listing: { financial: { warranty: 140, monthly_costs: 110 } },
    },
    status: 'TO_RENT',
    place: 'financial',
    nl: [
      'Prijs: € 700/maand',
      'Waarborg: € 210',
      'Huurwaarborg: € 140',
      'Maandelijkse kosten: € 65',
      'Maandelijkse lasten: € 110',
    ],
    fr: [
      'Prix: € 700/mois',
      'Garantie locative: € 210',
      'Caution: € 140',
      'Charges mensuelles: € 65',
      'Frais mensuels: € 110',
    ],
    en: [
      'Price: € 700/month',
      'Deposit: € 210',
      'Rental deposit: € 140',
      'Monthly charges: € 65',
      'Monthly costs: € 110',
    ],
    de: [
      'Preis: € 700/Monat',
      'Kaution: € 210',
      'Mietkaution: € 140',
      'Monatliche Nebenkosten: € 65',
      'Monatliche Kosten: € 110',
    ],
  },
  {
    about: 'the same amount in two places is told once',
    holds: {
      general: { price: { value: 700 }, period: 'MONTH', deposit: 1400 },
      listing: { financial: { warranty: 1400 } },
    },
    status: 'TO_RENT',
    place: 'financial',
    nl: ['Prijs: € 700/maand', 'Waarborg: € 1.400'],
    fr: ['Prix: € 700/mois', 'Garantie locative: € 1.400'],
    en: ['Price: € 700/month', 'Deposit: € 1.400'],
    de: ['Preis: € 700/Monat', 'Kaution: € 1.400'],
  },
  {
    about: 'a total that is the total with all costs is told once, another one beside it',
    holds: {
      general: { price: { value: 362000 }, totalPrice: 411993 },
      listing: { notary_cost: { total: 49993, total_including_costs: 411993 } },
    },
    place: 'financial',
    nl: ['Prijs: € 362.000', 'Totaal van de kosten: € 49.993', 'Totaalprijs: € 411.993'],
  },
  {
    about: 'two totals that are not the same are both told',
    holds: {
      general: { price: { value: 362000 }, totalPrice: 371000 },
      listing: { notary_cost: { total_including_costs: 411993 } },
    },
    place: 'financial',
    nl: ['Prijs: € 362.000', 'Totaalprijs: € 371.000', 'Totaalprijs inclusief kosten: € 411.993'],
  },
  {
    about: 'a floor has one form, however it is written',
    holds: { general: { floor: { nl: 'Verdieping 5', fr: '5e étage', en: 'Floor 5', de: '5. Stock' } } },
    place: 'technical',
    nl: ['Verdieping: 5e verdieping'],
    fr: ['Étage: 5e étage'],
    en: ['Floor: 5th floor'],
    de: ['Etage: 5. Obergeschoss'],
  },
  {
    about: 'a floor below the ground that only the catalogue knows',
    holds: { listing: { construction: { floor: -1 } } },
    place: 'technical',
    nl: ['Verdieping: Kelderverdieping'],
    fr: ['Étage: Sous-sol'],
    en: ['Floor: Basement'],
    de: ['Etage: Untergeschoss'],
  },
  {
    about: 'a short description stands where there is no other',
    holds: {
      general: { description: { nl: ' ' }, shortDescription: { nl: 'Ruim huis', fr: 'Belle maison' } },
    },
    place: 'text',
    nl: ['Ruim huis'],
    fr: ['Belle maison'],
    en: ['Ruim huis'],
    de: ['Ruim huis'],
  },
  {
    about: 'the description goes before the short one',
    holds: {
      general: { description: { nl: 'Een ruim huis met tuin.' }, shortDescription: { nl: 'Ruim huis' } },
    },
    place: 'text',
    nl: ['Een ruim huis met tuin.'],
  },
]
