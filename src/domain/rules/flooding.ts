/** Flooding scores run from A (no risk) to D; those after C carry a mark (spec §5). */
export const isFloodRisk = (score: unknown) =>
  typeof score === 'string' && /^[A-Z]$/.test(score) && score > 'C'

const ABOUT_FLOODING = /^(?:planning\.flooding|technical\.oLevel|listing\.flood_information\.)/

/** Whether a field of the catalogue tells how easily a place floods: buyers look for that by its name. */
export const isAboutFlooding = (path: string) => ABOUT_FLOODING.test(path)
