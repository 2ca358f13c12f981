import { type SUB_TYPES } from '../../contract/codes'
import type { Label } from './label'

export const PLOT_LABELS: Record<(typeof SUB_TYPES.PLOT)[number], Label> = {
  BUILDING_PLOT: ['Bouwgrond', 'Terrain à bâtir', 'Building plot', 'Baugrundstück'],
  MEADOW: ['Weiland', 'Prairie', 'Meadow', 'Wiese'],
  ORCHARD: ['Boomgaard', 'Verger', 'Orchard', 'Obstgarten'],
  WOOD: ['Bos', 'Bois', 'Woodland', 'Wald'],
  AGRICULTURAL_LAND: ['Landbouwgrond', 'Terre agricole', 'Agricultural land', 'Ackerland'],
  PASTURE: ['Graasland', 'Pâture', 'Pasture', 'Weideland'],
  GARDEN_PLOT: ['Tuingrond', 'Terrain de jardin', 'Garden plot', 'Gartengrundstück'],
  INDUSTRIAL_PLOT: ['Industriegrond', 'Terrain industriel', 'Industrial land', 'Industriegrundstück'],
  COMMERCIAL_PLOT: ['Handelsgrond', 'Terrain commercial', 'Commercial land', 'Gewerbegrundstück'],
  RECREATION_PLOT: ['Recreatiegrond', 'Terrain de loisirs', 'Leisure plot', 'Freizeitgrundstück'],
  SUBDIVISION_PLOT: [
    'Verkavelingsgrond',
    'Terrain à lotir',
    'Land for subdivision',
    'Bauland zur Parzellierung',
  ],
  POND: ['Visvijver', 'Étang', 'Pond', 'Teich'],
  HORSE_MEADOW: ['Paardenweide', 'Prairie pour chevaux', 'Horse paddock', 'Pferdeweide'],
  NATURE_AREA: ['Natuurgrond', 'Terrain en zone naturelle', 'Nature land', 'Naturgrundstück'],
  PROJECT_LAND: ['Projectgrond', 'Terrain pour projet', 'Development land', 'Projektgrundstück'],
}
