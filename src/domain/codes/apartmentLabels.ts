import { type SUB_TYPES } from '../../contract/codes'
import type { Label } from './label'

export const APARTMENT_LABELS: Record<(typeof SUB_TYPES.APARTMENT)[number], Label> = {
  APARTMENT: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  DUPLEX: ['Duplex', 'Duplex', 'Duplex', 'Maisonette'],
  TRIPLEX: ['Triplex', 'Triplex', 'Triplex', 'Triplex-Wohnung'],
  LOFT: ['Loft', 'Loft', 'Loft', 'Loft'],
  PENTHOUSE: ['Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'],
  STUDIO: ['Studio', 'Studio', 'Studio', 'Studio'],
  STUDENT_ROOM: ['Studentenkamer', 'Kot étudiant', 'Student room', 'Studentenzimmer'],
  SERVICE_FLAT: [
    'Assistentiewoning',
    'Appartement en résidence-services',
    'Assisted living flat',
    'Betreutes Wohnen',
  ],
  GROUND_FLOOR_APARTMENT: [
    'Gelijkvloers appartement',
    'Appartement rez-de-chaussée',
    'Ground-floor apartment',
    'Erdgeschosswohnung',
  ],
  ATTIC_APARTMENT: ['Dakappartement', 'Appartement sous toit', 'Attic apartment', 'Dachgeschosswohnung'],
  CORNER_APARTMENT: ['Hoekappartement', 'Appartement d’angle', 'Corner apartment', 'Eckwohnung'],
  GARDEN_APARTMENT: ['Tuinappartement', 'Appartement avec jardin', 'Garden apartment', 'Gartenwohnung'],
  TERRACE_APARTMENT: [
    'Terrasappartement',
    'Appartement avec terrasse',
    'Terrace apartment',
    'Terrassenwohnung',
  ],
  HOLIDAY_APARTMENT: ['Vakantieappartement', 'Appartement de vacances', 'Holiday apartment', 'Ferienwohnung'],
  FURNISHED_APARTMENT: [
    'Gemeubeld appartement',
    'Appartement meublé',
    'Furnished apartment',
    'Möblierte Wohnung',
  ],
  CO_LIVING: ['Co-living', 'Coliving', 'Co-living', 'Co-Living'],
}
