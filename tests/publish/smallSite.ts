import { demoLines } from 'aanbod-demo/demo'
import type { Rng } from 'aanbod-demo/rng'
import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES } from '../../src/contract/locales'
import type { Estate } from '../../src/contract/estate'
import { Agency } from './changes'

/** What a site cannot do without; further pages come and go. Of menus there are none: a page in one asks for a whole build. */
const PAGES = [1, 2, 10, 11]
const WANTED = new Set(['site', 'agreement', 'translation', 'entity', 'entityItem', 'collection'])

/** What an agency has of one kind that its site has none of yet. */
export interface Kept {
  /** With its units. */
  project: Estate[]
  lines: ImportLine[]
  agency: Agency
}

/** A site of one listing without a picture, in few languages, with no project and no holiday unit, and an agency that has all that. */
export function smallSite(siteId: string, rng: Rng, now: Date): Kept {
  const all = [...demoLines({ siteId, estates: 40, seed: 1, now })]
  const agency = new Agency(all)
  const languages = rng.chance(0.5) ? [rng.pick(LOCALES)] : LOCALES.slice(rng.int(0, 2))
  const everyOne = [...agency.estates.values()]
  const project = everyOne.filter(({ general }) => general.project || general.parentId)
  const plain = everyOne.filter((each) => !project.includes(each))
  const first = rng.pick(plain)
  const estate = { ...first, pictures: [] }
  const kept = [...agency.pages.values()].filter(({ id }) => PAGES.includes(id))

  for (const each of plain) agency.away.set(each.general.id, each)
  for (const [id, each] of agency.rentals) agency.rentalsAway.set(id, each)
  for (const [id, each] of agency.pages) if (!PAGES.includes(id)) agency.pagesAway.set(id, each)
  agency.away.delete(estate.general.id)
  agency.estates.clear()
  agency.estates.set(estate.general.id, estate)
  agency.rentals.clear()
  for (const id of agency.pagesAway.keys()) agency.pages.delete(id)

  const ofSite = all.flatMap((line): ImportLine[] => {
    if (!WANTED.has(line.kind)) return []
    if (line.kind !== 'site' || !('data' in line)) return [line]
    const [defaultLanguage = 'nl'] = languages
    return [
      { ...line, data: { ...line.data, settings: { ...line.data.settings, languages, defaultLanguage } } },
    ]
  })
  const pages = kept.map((data): ImportLine => ({ kind: 'page', data }))
  return { lines: [...ofSite, ...pages, { kind: 'estate', data: estate }], agency, project }
}
