import type { EstateView, Section } from '../../domain/estate/types'
import type { SectionLink } from './SectionNav'

/** What the parts of the page that are no tabs are called. */
export type PartNames = Record<
  'description' | 'units' | 'energy' | 'energyShared' | 'rooms' | 'plans' | 'visits' | 'location',
  string
>

/** The tabs, with a part for an energy score that has no other row; each is said where its tab would stand. */
export function sectionsWithBars(
  { sections, energy, energyShared }: Pick<EstateView, 'sections' | 'energy' | 'energyShared'>,
  names: Pick<PartNames, 'energy' | 'energyShared'>,
): Section[] {
  const has = (tab: Section['tab']) => sections.some((section) => section.tab === tab)
  const bare = (tab: 'energy' | 'energyShared') => ({ tab, title: names[tab], rows: [] })
  return [
    ...sections,
    ...(energy && !has('energy') ? [bare('energy')] : []),
    ...(energyShared && !has('energyShared') ? [bare('energyShared')] : []),
  ]
}

/** The parts that this listing's page has, in their order on it. */
export function detailSections(view: EstateView, names: PartNames): SectionLink[] {
  const part = (id: keyof PartNames, isThere: unknown): SectionLink[] =>
    isThere ? [{ id, title: names[id] }] : []
  return [
    ...part('description', view.description),
    ...part('units', view.kind === 'project' && view.units.length),
    ...sectionsWithBars(view, names).map(({ tab, title }) => ({ id: tab as string, title })),
    ...part('rooms', view.rooms.length),
    ...part('plans', view.floorPlans.length),
    ...part('visits', view.virtualVisit ?? view.videos.length),
    ...part('location', true),
  ]
}
