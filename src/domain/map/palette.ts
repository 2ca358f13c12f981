export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Colours of the base map: the site's paper and brick (docs/decisions/075). */
export interface Palette {
  sea: string
  land: string
  home: string
  shore: string
  built: string
  border: string
  borderBand: string
  province: string
  dot: string
  city: string
  town: string
  region: string
  water: string
  rim: string
  /** Of the street map alone, which stands on `home` as its land. */
  river: string
  green: string
  house: string
  motorway: string
  motorwayEdge: string
  motorwayFar: string
  road: string
  roadEdge: string
  roadFar: string
  street: string
  streetEdge: string
  path: string
  rail: string
  way: string
}

export const PALETTES: Readonly<Record<Scheme, Palette>> = {
  light: {
    sea: '#dbe5e3',
    land: '#efebe2',
    home: '#f9f7f2',
    shore: '#e9dcc3',
    built: '#d9a48f',
    border: '#b9846f',
    borderBand: '#e3c5b6',
    province: '#cfc6b6',
    dot: '#9e3f27',
    city: '#1d1f1b',
    town: '#4a4c46',
    region: '#8a7d6c',
    water: '#5b7f7b',
    rim: '#f9f7f2',
    river: '#cfdedc',
    green: '#e4e8d8',
    house: '#eee8dd',
    motorway: '#eccbb9',
    motorwayEdge: '#d4a48f',
    motorwayFar: '#d4a48f',
    road: '#f6e7d6',
    roadEdge: '#dcc6ab',
    roadFar: '#dcc6ab',
    street: '#ffffff',
    streetEdge: '#ddd6c8',
    path: '#d8cfbf',
    rail: '#d0c8bb',
    way: '#5e5a50',
  },
  dark: {
    sea: '#10191a',
    land: '#1b1c19',
    home: '#242621',
    shore: '#37332a',
    built: '#a45d46',
    border: '#8a5b4a',
    borderBand: '#3d2d26',
    province: '#44463f',
    dot: '#e08a6d',
    city: '#f1efe8',
    town: '#c3c2ba',
    region: '#8f8b7e',
    water: '#6f9994',
    rim: '#20221e',
    river: '#14262a',
    green: '#263025',
    house: '#2b2d28',
    motorway: '#6b4c3e',
    motorwayEdge: '#171815',
    motorwayFar: '#6b4c3e',
    road: '#504a3e',
    roadEdge: '#1a1b18',
    roadFar: '#504a3e',
    street: '#45473f',
    streetEdge: '#1c1d1a',
    path: '#3d3f38',
    rail: '#4c4d46',
    way: '#b3b2aa',
  },
}
