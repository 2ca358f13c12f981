import type { ImportData } from '../../../src/contract/importLine'
import { drawnUrl } from '../estate/pictures'
import { texts } from '../labels'
import { projectsNode, withStatus } from './listPages'
import { PAGE } from './pageIds'

export const heroes = [
  {
    name: 'hero-home',
    spec: { scene: 'hero' as const, seed: 11, setting: 'village' as const, hour: 'evening' as const },
  },
  {
    name: 'hero-coast',
    spec: { scene: 'hero' as const, seed: 12, setting: 'coast' as const, hour: 'day' as const },
  },
  {
    name: 'hero-forest',
    spec: { scene: 'hero' as const, seed: 13, setting: 'forest' as const, hour: 'dawn' as const },
  },
]

export const heroUrl = (siteId: string, index: number): string => {
  const hero = heroes[index] as (typeof heroes)[number]
  return drawnUrl(siteId, hero.name, hero.spec)
}

export const homePage = (siteId: string): ImportData<'page'> => ({
  id: PAGE.home,
  type: 'home',
  url: texts('', '', '', ''),
  title: texts(
    'Vastgoed in heel België',
    'L’immobilier partout en Belgique',
    'Property all over Belgium',
    'Immobilien in ganz Belgien',
  ),
  metaDescription: texts(
    'Kouter & Linde verkoopt en verhuurt huizen, appartementen en vakantieverblijven in Vlaanderen, Brussel en Wallonië.',
    'Kouter & Linde vend et loue des maisons, des appartements et des séjours de vacances en Flandre, à Bruxelles et en Wallonie.',
    'Kouter & Linde sells and lets houses, apartments and holiday homes in Flanders, Brussels and Wallonia.',
    'Kouter & Linde verkauft und vermietet Häuser, Wohnungen und Ferienunterkünfte in Flandern, Brüssel und der Wallonie.',
  ),
  picture: heroUrl(siteId, 0),
  blocks: [
    { kind: 'search', picture: heroUrl(siteId, 0) },
    {
      kind: 'estates',
      heading: texts('Nieuw op de markt', 'Nouveau sur le marché', 'New on the market', 'Neu auf dem Markt'),
      node: withStatus('FOR_SALE'),
      size: 6,
      morePageId: PAGE.sale,
    },
    {
      kind: 'estates',
      heading: texts(
        'Projecten in verkoop',
        'Projets en vente',
        'Developments for sale',
        'Projekte im Verkauf',
      ),
      node: projectsNode,
      size: 2,
      morePageId: PAGE.projects,
    },
    {
      kind: 'rentalUnits',
      heading: texts(
        'Vakantie aan zee en in de Ardennen',
        'Vacances à la mer et en Ardenne',
        'Holidays by the sea and in the Ardennes',
        'Ferien am Meer und in den Ardennen',
      ),
      size: 4,
      morePageId: PAGE.holiday,
    },
    {
      kind: 'text',
      heading: texts('Wie wij zijn', 'Qui nous sommes', 'Who we are', 'Wer wir sind'),
      text: texts(
        'Zes mensen, drie streken, vier talen. We kennen de straten waar we verkopen, en we zeggen ook wat er aan een huis niet klopt.',
        'Six personnes, trois régions, quatre langues. Nous connaissons les rues où nous vendons, et nous disons aussi ce qui ne va pas dans une maison.',
        'Six people, three regions, four languages. We know the streets we sell in, and we also say what is wrong with a house.',
        'Sechs Menschen, drei Regionen, vier Sprachen. Wir kennen die Straßen, in denen wir verkaufen, und sagen auch, was an einem Haus nicht stimmt.',
      ),
    },
    { kind: 'entities', heading: {}, name: 'team' },
  ],
})
