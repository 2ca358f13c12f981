import type { Label } from './label'

/** A code that says that nobody knows. */
export const UNKNOWN: Label = ['Onbekend', 'Inconnu', 'Unknown', 'Unbekannt']
