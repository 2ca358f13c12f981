import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { demoLines } from 'aanbod-demo/demo'
import type { Estate } from '../../../src/contract/estate'
import { LOCALES } from '../../../src/contract/locales'
import { GROUP_BY } from '../../../src/contract/page'
import { CARD_FIELDS } from '../../../src/domain/estate/cardFields'
import { estateCard } from '../../../src/domain/estate/estateCard'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { toldOf } from '../../../src/domain/estate/told'
import { isShown } from '../../../src/domain/rules/shown'
import { groupKey } from '../../../src/domain/search/groupKey'
import { briefOf, isInBrief } from './briefDocument'

const demo = demoLines({ siteId: 'demo', estates: 400, seed: 3, now: new Date('2026-06-01T10:00:00Z') })
const estates = [...demo].flatMap((line) => (line.kind === 'estate' && 'data' in line ? [line.data] : []))

const shown = (given: Estate) => {
  const estate = fromApi(given, { hiddenStatus: [] })
  if (!estate) throw new Error('A listing that is not shown')
  return LOCALES.map((locale) => ({
    card: estateCard(estate, locale),
    told: toldOf(estate),
    groups: GROUP_BY.map((groupBy) => groupKey(estate, groupBy, locale)),
  }))
}

describe('the short document of a listing', () => {
  it('makes the same card and the same groups as all of it', () => {
    const offered = estates.filter((estate) => isShown(estate, { hiddenStatus: [] }))
    for (const estate of offered) expect(shown(briefOf(estate) as Estate)).toEqual(shown(estate))
    expect(offered.length).toBeGreaterThan(300)
  })

  it('makes the same card of any listing whatever, and tells the same', () => {
    fc.assert(
      fc.property(arbitraryEstate, (estate) => {
        const alone = { ...estate, children: [] }
        expect(shown(briefOf(alone) as Estate)).toEqual(shown(alone))
      }),
      { numRuns: 40 },
    )
  })

  it('begins as every stored document does', () => {
    for (const estate of estates) expect(JSON.stringify(briefOf(estate))).toMatch(/^\{"general":\{"/)
  })

  it('answers for its fields and what is below them, and for nothing else', () => {
    expect(isInBrief(CARD_FIELDS)).toBe(true)
    expect(isInBrief(['general.id', 'address.city.name', 'digest'])).toBe(true)
    expect(isInBrief(['general.id', 'general.description'])).toBe(false)
    expect(isInBrief(['general'])).toBe(false)
    expect(isInBrief(['children.general.id'])).toBe(false)
    expect(isInBrief(undefined)).toBe(false)
  })
})
