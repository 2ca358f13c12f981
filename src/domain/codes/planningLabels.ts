import type { Code } from '../../contract/codes'
import type { Label } from './label'
import { UNKNOWN } from './unknown'

const NO: Label = ['Neen', 'Non', 'No', 'Nein']
const YES: Label = ['Ja', 'Oui', 'Yes', 'Ja']

export const FLOODING_LABELS: Record<Code<'Flooding'>, Label> = { UNKNOWN, NO, YES }

export const PLANNING_LABELS: Record<Code<'Planning'>, Label> = {
  UNKNOWN,
  NO,
  YES,
  PENDING: ['In behandeling', 'En cours', 'Pending', 'In Bearbeitung'],
  BEFORE_1962: ['Gebouwd vóór 1962', 'Construit avant 1962', 'Built before 1962', 'Vor 1962 errichtet'],
}

export const DESTINATION_LABELS: Record<Code<'Destination'>, Label> = {
  MAIN_RESIDENCE: ['Hoofdverblijfplaats', 'Résidence principale', 'Main residence', 'Hauptwohnsitz'],
  VACATION_RESIDENCE: ['Vakantieverblijf', 'Résidence de vacances', 'Holiday residence', 'Ferienwohnsitz'],
  STUDENT_RESIDENCE: ['Studentenverblijf', 'Logement étudiant', 'Student residence', 'Studentenunterkunft'],
}
