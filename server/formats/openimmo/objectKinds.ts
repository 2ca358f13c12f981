import type { EstateType } from '../../../src/contract/codes'

/** What OpenImmo calls a kind of object: element, its attribute, and by value our type and subtype; '' is the type alone. */
export interface ObjectKind {
  element: string
  attribute: string
  type: EstateType
  values: Readonly<Record<string, string>>
}

/**
 * The kinds of `objektart`. Of several values for one subtype the first is written; a type without a subtype of ours is written as the
 * first kind of its type.
 */
export const OBJECT_KINDS: readonly ObjectKind[] = [
  {
    element: 'zimmer',
    attribute: 'zimmertyp',
    type: 'APARTMENT',
    values: { ZIMMER: 'STUDENT_ROOM' },
  },
  {
    element: 'wohnung',
    attribute: 'wohnungtyp',
    type: 'APARTMENT',
    values: {
      KEINE_ANGABE: '',
      ETAGE: 'APARTMENT',
      DACHGESCHOSS: 'ATTIC_APARTMENT',
      MAISONETTE: 'DUPLEX',
      'LOFT-STUDIO-ATELIER': 'LOFT',
      PENTHOUSE: 'PENTHOUSE',
      ATTIKAWOHNUNG: 'PENTHOUSE',
      TERRASSEN: 'TERRACE_APARTMENT',
      ERDGESCHOSS: 'GROUND_FLOOR_APARTMENT',
      APARTMENT: 'STUDIO',
      FERIENWOHNUNG: 'HOLIDAY_APARTMENT',
    },
  },
  {
    element: 'haus',
    attribute: 'haustyp',
    type: 'HOUSE',
    values: {
      KEINE_ANGABE: '',
      EINFAMILIENHAUS: 'HOUSE',
      REIHENHAUS: 'TERRACED_HOUSE',
      REIHENMITTEL: 'TERRACED_HOUSE',
      REIHENEND: 'CORNER_HOUSE',
      REIHENECK: 'CORNER_HOUSE',
      DOPPELHAUSHAELFTE: 'SEMI_DETACHED_HOUSE',
      STADTHAUS: 'TOWNHOUSE',
      BUNGALOW: 'BUNGALOW',
      VILLA: 'VILLA',
      BAUERNHAUS: 'FARM_01',
      RESTHOF: 'FARM_02',
      LANDHAUS: 'COUNTRY_HOUSE',
      SCHLOSS: 'CASTLE',
      BURG: 'CASTLE',
      MEHRFAMILIENHAUS: 'MULTI_FAMILY_HOUSE',
      ZWEIFAMILIENHAUS: 'TWIN_HOUSE',
      FERIENHAUS: 'HOLIDAY_HOME',
      CHALET: 'CHALET',
      BERGHUETTE: 'CHALET',
      HERRENHAUS: 'MANOR',
      STRANDHAUS: 'SEASIDE_VILLA',
      'LAUBE-DATSCHE-GARTENHAUS': 'TINY_HOUSE',
    },
  },
  {
    element: 'grundstueck',
    attribute: 'grundst_typ',
    type: 'PLOT',
    values: {
      WOHNEN: 'BUILDING_PLOT',
      INDUSTRIE: 'INDUSTRIAL_PLOT',
      GEWERBE: 'COMMERCIAL_PLOT',
      GEWERBEPARK: 'COMMERCIAL_PLOT',
      LAND_FORSTWIRSCHAFT: 'AGRICULTURAL_LAND',
      FREIZEIT: 'RECREATION_PLOT',
    },
  },
  {
    element: 'buero_praxen',
    attribute: 'buero_typ',
    type: 'COMMERCIAL',
    values: {
      BUEROFLAECHE: 'OFFICE',
      BUEROHAUS: 'OFFICE',
      BUEROZENTRUM: 'OFFICE',
      PRAXIS: 'PRACTICE',
      PRAXISFLAECHE: 'PRACTICE',
      PRAXISHAUS: 'MEDICAL_CENTRE',
      COWORKING: 'COWORKING',
      SHARED_OFFICE: 'COWORKING',
    },
  },
  {
    element: 'einzelhandel',
    attribute: 'handel_typ',
    type: 'COMMERCIAL',
    values: {
      LADENLOKAL: 'SHOP',
      EINZELHANDELSLADEN: 'SHOP',
      VERKAUFSFLAECHE: 'SHOP',
      KIOSK: 'SHOP',
      VERBRAUCHERMARKT: 'SUPERMARKET',
      EINKAUFSZENTRUM: 'SHOPPING_CENTRE',
      KAUFHAUS: 'SHOPPING_CENTRE',
      AUSSTELLUNGSFLAECHE: 'SHOWROOM',
      FACTORY_OUTLET: 'RETAIL_PARK',
    },
  },
  {
    element: 'gastgewerbe',
    attribute: 'gastgew_typ',
    type: 'COMMERCIAL',
    values: {
      GASTRONOMIE: 'HORECA',
      GASTRONOMIE_UND_WOHNUNG: 'HORECA',
      RESTAURANT: 'RESTAURANT',
      HOTELS: 'HOTEL',
      PENSIONEN: 'GUEST_HOUSE',
      CAFE: 'TEA_ROOM',
      BAR: 'CAFE',
    },
  },
  {
    element: 'hallen_lager_prod',
    attribute: 'hallen_typ',
    type: 'COMMERCIAL',
    values: {
      INDUSTRIEHALLE: 'INDUSTRIAL_BUILDING',
      HALLE: 'INDUSTRIAL_BUILDING',
      LAGER: 'STORAGE',
      LAGERFLAECHEN: 'STORAGE',
      HOCHREGALLAGER: 'WAREHOUSE',
      LAGER_MIT_FREIFLAECHE: 'WAREHOUSE',
      SPEDITIONSLAGER: 'LOGISTICS',
      PRODUKTION: 'FACTORY',
      WERKSTATT: 'WORKSHOP',
    },
  },
  {
    element: 'land_und_forstwirtschaft',
    attribute: 'land_typ',
    type: 'HOUSE',
    values: { BAUERNHOF: 'FARM_01', AUSSIEDLERHOF: 'FARM_01' },
  },
  {
    element: 'parken',
    attribute: 'parken_typ',
    type: 'GARAGE',
    values: {
      STELLPLATZ: 'PARKING',
      CARPORT: 'CARPORT',
      EINZELGARAGE: 'GARAGE',
      DOPPELGARAGE: 'GARAGE',
      TIEFGARAGE: 'BASEMENT_GARAGE',
      TIEFGARAGENSTELLPLATZ: 'BASEMENT_GARAGE',
    },
  },
  {
    element: 'zinshaus_renditeobjekt',
    attribute: 'zins_typ',
    type: 'COMMERCIAL',
    values: {
      WOHN_UND_GESCHAEFTSHAUS: 'COMMERCIAL_HOUSE',
      WOHNANLAGEN: 'INVESTMENT_PROPERTY',
      GESCHAEFTSHAUS: 'INVESTMENT_PROPERTY',
      PFLEGEHEIM: 'CARE_HOME',
      SENIORENHEIM: 'CARE_HOME',
    },
  },
  { element: 'freizeitimmobilie_gewerblich', attribute: 'freizeit_typ', type: 'COMMERCIAL', values: {} },
  {
    element: 'sonstige',
    attribute: 'sonstige_typ',
    type: 'COMMERCIAL',
    values: { TANKSTELLE: 'PETROL_STATION' },
  },
]
