import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../contract/common'
import type { FrameView } from '../../domain/site/frameView'
import { Seo } from './Seo'

const frame: FrameView = {
  ...{ locale: 'nl', siteId: 'demo', name: 'Kouter & Linde', origin: 'https://aanbod.example' },
  ...{ languages: ['nl'], hiddenStatus: [], slogan: '', theme: {}, brand: '' },
  agency: { name: 'K', street: '', zip: '', city: '', phone: '', email: 'info@aanbod.example' },
  ...{ social: [], menu: [], footer: [], contact: { label: 'Contact', url: '/nl/contact' } },
}
const alternates = { nl: '/nl/aanbod/7', fr: '/fr/offre/7', en: '/en/offer/7', de: '/de/angebot/7' }

/** The other addresses that the head of a site in some languages names, by what it calls them. */
function named(languages: Locale[]) {
  const head = renderToStaticMarkup(
    <Seo frame={{ ...frame, languages }} title="Villa" alternates={alternates} />,
  )
  return [...head.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, path]) => [
    language,
    path,
  ])
}

test('a page names itself in the languages that the site has pages in', () => {
  expect(named(['nl', 'fr'])).toEqual([
    ['nl', 'https://aanbod.example/nl/aanbod/7'],
    ['fr', 'https://aanbod.example/fr/offre/7'],
    ['x-default', 'https://aanbod.example/nl/aanbod/7'],
  ])
})

test('a site without Dutch names no Dutch page', () => {
  expect(named(['de'])).toEqual([['de', 'https://aanbod.example/de/angebot/7']])
})
