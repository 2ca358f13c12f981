import { site } from '../../../tests/support/builders'
import type { LocalMenu } from '../../contract/navigation'
import { frameView } from './frameView'

const demo = {
  id: 'demo',
  name: 'Huis & Co',
  hostnames: [],
  settings: { ...site, slogan: { nl: 'Thuis in Gent', fr: 'Chez vous à Gand' } },
}
const menu = (type: string, items: LocalMenu['items']): LocalMenu => ({ id: 1, type, locale: 'fr', items })
const frame = (menus: LocalMenu[], publicUrl = 'https://huis.example') =>
  frameView(demo, 'fr', menus, publicUrl)

test('menus stand where their type says', () => {
  const { menu: main, footer } = frame([
    menu('main', [{ id: 'sale', label: 'À vendre', url: '/fr/a-vendre' }]),
    menu('footer', [{ id: 'terms', label: 'Conditions', url: '/fr/terms-of-use' }]),
    menu('sidebar', [{ id: 'x', label: 'X', url: '/x' }]),
  ])
  expect(main).toEqual([{ id: 'sale', label: 'À vendre', url: '/fr/a-vendre', children: [] }])
  expect(footer.map(({ id }) => id)).toEqual(['terms'])
})

test('an entry that leads nowhere is left out, one that only opens others stays', () => {
  const { menu: main } = frame([
    menu('main', [
      { id: 'nowhere', label: 'Nulle part' },
      { id: 'unnamed', label: '  ', url: '/fr/x' },
      { id: 'empty', label: 'Vide', children: [{ id: 'dead', label: 'Mort', url: null }] },
      { id: 'about', label: 'À propos', children: [{ id: 'team', label: ' Équipe ', url: '/fr/equipe' }] },
    ]),
  ])
  expect(main).toEqual([
    {
      id: 'about',
      label: 'À propos',
      children: [{ id: 'team', label: 'Équipe', url: '/fr/equipe', children: [] }],
    },
  ])
})

test('searches know which statuses the site hides without asking for its settings', () => {
  const { hiddenStatus } = frameView({ ...demo, settings: { ...site, hiddenStatus: [4, 9] } }, 'nl', [], '')
  expect(hiddenStatus).toEqual([4, 9])
})

test('a site without menus has none', () => {
  expect(frame([])).toMatchObject({ menu: [], footer: [] })
})

test('the slogan is in the frame’s language; canonical addresses get no double slash', () => {
  expect(frame([], 'https://huis.example/')).toMatchObject({
    locale: 'fr',
    slogan: 'Chez vous à Gand',
    origin: 'https://huis.example',
  })
})
