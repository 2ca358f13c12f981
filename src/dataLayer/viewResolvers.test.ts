import { estate, site } from '../../tests/support/builders'
import { nodeId, type NodeModel } from './nodes'
import { resolveEstateView, resolveTexts } from './viewResolvers'

/** A data layer that holds the site and what it says its own way in Dutch. */
const model = (texts: Record<string, Record<string, string>>): NodeModel => ({
  getNodeById: ({ id }) => {
    if (id === nodeId.site) return { site: { id: 'demo', name: 'Huis & Co', hostnames: [], settings: site } }
    return id === nodeId.texts('nl') ? { locale: 'nl', texts } : null
  },
})

describe('what a site says its own way (GET /translations/:locale)', () => {
  const common = {
    ns: 'common',
    data: '{"nav.skip":"Naar de inhoud","nav.main":"Hoofdmenu"}',
    language: 'nl',
  } as const

  test('replaces the text of a key and leaves the others', () => {
    const own = model({ common: { 'nav.skip': 'Meteen naar de inhoud' } })
    expect(JSON.parse(resolveTexts(common, own))).toEqual({
      'nav.skip': 'Meteen naar de inhoud',
      'nav.main': 'Hoofdmenu',
    })
  })

  test('a blank text, another language and another namespace change nothing', () => {
    expect(JSON.parse(resolveTexts(common, model({ common: { 'nav.skip': ' ' } })))).toEqual(
      JSON.parse(common.data),
    )
    expect(resolveTexts(common, model({ estate: { 'nav.skip': 'x' } }))).toBe(common.data)
    expect(resolveTexts({ ...common, language: 'fr' }, model({ common: { 'nav.skip': 'x' } }))).toBe(
      common.data,
    )
  })

  test('names the fields of a listing', () => {
    const node = { estateId: 7, doc: estate() }
    const label = (own: Record<string, string>) =>
      resolveEstateView(node, { locale: 'nl' }, model({ fields: own }))
        ?.sections.flatMap(({ rows }) => rows)
        .find(([text]) => text === 'Prijs van het huis')
    expect(label({})).toBeUndefined()
    expect(label({ general_price_value: 'Prijs van het huis' })?.[1]).toBe('€ 385.000')
  })
})
