import { type SUB_TYPES } from '../../contract/codes'
import type { Label } from './label'

export const GARAGE_LABELS: Record<(typeof SUB_TYPES.GARAGE)[number], Label> = {
  GARAGE: ['Garage', 'Garage', 'Garage', 'Garage'],
  GARAGE_BOX: ['Garagebox', 'Box de garage', 'Lock-up garage', 'Einzelgarage'],
  CELLAR: ['Kelderberging', 'Cave', 'Storage cellar', 'Kellerraum'],
  BASEMENT_GARAGE: ['Ondergrondse garage', 'Garage en sous-sol', 'Underground garage', 'Tiefgarage'],
  CARPORT: ['Carport', 'Carport', 'Carport', 'Carport'],
  PARKING: ['Autostaanplaats', 'Emplacement de parking', 'Parking space', 'Stellplatz'],
}
