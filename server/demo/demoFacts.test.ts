import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { CATALOGUE, fieldAt } from '../../src/domain/catalogue/catalogue'
import { fieldText } from '../../src/domain/estate/fieldText'
import { regionOf } from '../../src/domain/rules/region'
import { at, faultsOf, lines, now, projects } from '../../tests/support/demoEstates'

/** Answers that say nothing. */
const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, -1, '', 'UNKNOWN', 'UNKNWON'])
/** Each source writes them in a form of its own; a rent is asked by month, week or year. */
const OTHER_FORM: ReadonlySet<string> = new Set([
  'listing.certification.epc_number',
  'listing.certification.electrical_certificate',
  'listing.construction.floor',
  'listing.financial.price',
])
const NO_MEASURE = [null, undefined, 'NO', 'PENDING', 'UNKNOWN']

describe('the facts of each of 440 demo listings', () => {
  it('are the same whichever source tells them', () => {
    const pairs = CATALOGUE.flatMap((field) => {
      const first = field.sameAs && fieldAt(field.sameAs)
      return first && !OTHER_FORM.has(field.path) && first.path !== 'planning.townPlanningViolation'
        ? [[first, field] as const]
        : []
    })
    let compared = 0
    const wrong = faultsOf((estate) =>
      pairs.map(([first, field]) => {
        const [one, other] = [at(estate, first.path), at(estate, field.path)]
        if (NOTHING.has(one) || NOTHING.has(other)) return false
        compared++
        const said = [fieldText(one, first, 'nl'), fieldText(other, field, 'nl')] as const
        return said[0] !== said[1] && `${field.path}: ${said.join(' and ')}`
      }),
    )
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(3000)
  })

  it('name a violation with both sources or with none', () => {
    expect(
      faultsOf(({ planning, listing }) => [
        NO_MEASURE.includes(listing?.planning?.proceeding) !==
          NO_MEASURE.includes(planning?.townPlanningViolation as null) && 'a violation and none',
      ]),
    ).toEqual([])
  })

  it('promise nothing that the rest takes back', () => {
    const wrong = faultsOf(({ general, technical, listing }) => {
      const text = Object.values(general.description ?? {}).join(' ')
      const phase = (listing as { project?: { project_phase?: { nl?: string } } } | undefined)?.project
        ?.project_phase?.nl
      const year = technical?.constructionYear ?? 0
      return [
        /in de agenda|dans l’agenda|in the calendar|im Kalender/.test(text) && 'slots that may not be there',
        /bouwverplichting/.test(text) && 'free of what a field asks',
        /Breyne/.test(text) &&
          (phase === 'Opgeleverd' || /opgeleverd/.test(text)) &&
          'bought on plan after delivery',
        technical?.available?.nl === 'Bij oplevering' && !general.parentId && 'delivery of what stands',
        technical?.available?.nl === 'Bij oplevering' &&
          year < now.getUTCFullYear() &&
          'delivery of what is delivered',
        technical?.available?.nl === 'Bij oplevering' &&
          technical.availableDate?.slice(0, 4) !== String(year) &&
          `built in ${year}, delivered ${technical.availableDate}`,
      ]
    })
    expect(wrong).toEqual([])
  })

  it('name whom to ask by what is said of each: the region, houses or flats, and one for a whole project', () => {
    const wrong = faultsOf(({ address, general, salesRep }) => {
      const who = salesRep?.firstname
      const isHouse = [HEAD_TYPE_ID.HOUSE, HEAD_TYPE_ID.PROJECT].includes(general.headType.id)
      const region = { Els: 'FLANDERS', Thomas: 'FLANDERS', Amina: 'BRUSSELS', Sophie: 'WALLONIA' }[who ?? '']
      return [
        region && regionOf(address) !== region && `${who} in ${regionOf(address)}`,
        who === 'Thomas' && !isHouse && `${who}, who sells houses, with type ${general.headType.id}`,
        who === 'Jonas' && regionOf(address) !== 'FLANDERS' && `${who} in ${regionOf(address)}`,
        who === 'Katrin' && regionOf(address) !== 'WALLONIA' && `${who} in ${regionOf(address)}`,
      ]
    })
    expect(wrong).toEqual([])
    const parted = projects.filter(
      ({ project, units }) =>
        new Set([project, ...units].map(({ salesRep }) => JSON.stringify(salesRep))).size > 1,
    )
    expect(parted.map(({ project }) => project.general.id)).toEqual([])
    expect(projects.length).toBeGreaterThan(10)
  })
})

test('who wants to sell finds the page for it in the menu, and on it a form', () => {
  const selling = lines.flatMap((line) =>
    line.kind === 'page' && 'data' in line && line.data.url.nl === 'verkopen' ? [line.data] : [],
  )[0]
  const linked = lines.flatMap((line) =>
    line.kind === 'menu' && 'data' in line && line.data.type === 'main'
      ? line.data.items.map(({ pageId }) => pageId)
      : [],
  )
  expect(linked).toContain(selling?.id)
  expect(selling?.blocks).toContainEqual(expect.objectContaining({ kind: 'contact', form: 'valuation' }))
})
