/** Detail tabs that a site may hide (spec §2). */
export const TABS = [
  'salesRep',
  'financial',
  'financialKI',
  'technical',
  'dimensions',
  'energy',
  'energyShared',
  'planning',
  'buildTechnicals',
  'comfort',
] as const
export type Tab = (typeof TABS)[number]
