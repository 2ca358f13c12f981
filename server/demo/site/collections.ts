import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'

/** Hand-picked sets; estates name the ones they stand in. */
export const collections: readonly ImportData<'collection'>[] = [
  { id: 1, name: texts('Aan zee', 'À la mer', 'By the sea', 'Am Meer') },
  { id: 2, name: texts('Zuinig wonen', 'Vivre économe', 'Low energy', 'Sparsam wohnen') },
  { id: 3, name: texts('Door ons gekozen', 'Notre sélection', 'Our selection', 'Unsere Auswahl') },
]
