import { hostRedirects, redirectNotes, type Routes } from './hostRedirects'

const routes: Routes = {
  moved: [{ from: '/nl/aanbod/7/huis', to: '/nl/aanbod/7/villa', status: 301 }],
  shells: ['/nl/hou-me-op-de-hoogte/_'],
  beside: ['/nl/hou-me-op-de-hoogte/success'],
  gone: [],
  listings: [],
  languages: { languages: ['nl', 'fr'], defaultLanguage: 'nl' },
}

it('leads moved addresses on, tokens to their page, and what is not there to a page of its language', () => {
  expect(hostRedirects(routes).split('\n')).toEqual([
    '/ /fr 302! Language=fr',
    '/ /nl 302',
    '/nl/aanbod/7/huis /nl/aanbod/7/villa 301',
    '/nl/hou-me-op-de-hoogte/success /nl/hou-me-op-de-hoogte/success 200',
    '/nl/hou-me-op-de-hoogte/:token /nl/hou-me-op-de-hoogte/_ 200',
    '/nl/* /nl/404.html 404',
    '/fr/* /fr/404.html 404',
    '',
  ])
})

it('says when Cloudflare leaves some out', () => {
  expect(redirectNotes(routes)).toEqual([])
  const moved = Array.from({ length: 2000 }, (_, at) => ({ from: `/a${at}`, to: '/b', status: 301 as const }))
  expect(redirectNotes({ moved })).toEqual([expect.stringMatching(/^There are 2001 redirects: Cloudflare/)])
})
