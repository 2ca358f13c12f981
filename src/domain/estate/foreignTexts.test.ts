import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import type { Locale } from '../../contract/locales'
import { estateView } from './estateView'
import { fromApi } from './fromApi'

const GERMAN = { title: { de: 'Haus am Park' }, description: { de: 'Ruhig gelegen, mit Garten.' } }

function viewIn(locale: Locale, told: Partial<Estate['general']> = {}) {
  const found = fromApi(estate({ general: { ...estate().general, ...GERMAN, ...told } }), {
    hiddenStatus: [],
  })
  if (!found) throw new Error('hidden')
  return estateView(found, locale, { hiddenTabs: [] })
}

describe('a listing with texts in another language than the page', () => {
  it('shows its description and says in which language', () => {
    expect(viewIn('fr')).toMatchObject({ description: GERMAN.description.de, descriptionLang: 'de' })
    expect(viewIn('de')).not.toHaveProperty('descriptionLang')
  })

  it('is called, and told to search engines, in the language of the page', () => {
    const { title, subject, headTitle, metaDescription, pictures } = viewIn('fr')
    expect(title).toBe('Villa à vendre à Gand')
    expect(metaDescription).toMatch(/^Villa à vendre à Gand – /)
    expect(JSON.stringify([subject, headTitle, pictures])).not.toContain('Haus am Park')
    expect(viewIn('de').metaDescription).toMatch(/^Ruhig gelegen, mit Garten\. Haus am Park/)
  })

  it('is described by the short text of the page before the long one of another language', () => {
    const view = viewIn('fr', { shortDescription: { fr: 'Au calme.' } })
    expect(view).toMatchObject({ description: 'Au calme.', shortDescription: 'Au calme.' })
    expect(view).not.toHaveProperty('descriptionLang')
  })
})
