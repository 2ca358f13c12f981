import type { ImportData } from '../../../src/contract/importLine'
import { agents } from '../people'
import { texts } from '../labels'
import { portraitUrl } from '../estate/salesRep'

type Item = ImportData<'entityItem'>

export const entities: readonly ImportData<'entity'>[] = [
  { name: 'team', title: texts('Ons team', 'Notre équipe', 'Our team', 'Unser Team') },
  {
    name: 'testimonials',
    title: texts('Wat klanten zeggen', 'Ce que disent nos clients', 'What clients say', 'Was Kunden sagen'),
  },
]

const team = (siteId: string): Item[] =>
  agents.map(({ firstname, lastname, role, words }, index) => ({
    id: 100 + index,
    entity: 'team',
    index,
    title: texts(...([0, 1, 2, 3].map(() => `${firstname} ${lastname}`) as [string, string, string, string])),
    subtitle: role,
    text: words,
    picture: portraitUrl(siteId, index),
    ...(index === 0 && { link: 'mailto:info@aanbod.example' }),
  }))

const said = [
  [
    'Familie Willems, Lochristi',
    'Thomas schatte onze woning juist in en zei ook wat er beter kon. Na vijf weken was ze verkocht.',
    'Thomas a estimé notre maison avec justesse et nous a dit ce qui pouvait être amélioré. Cinq semaines plus tard, elle était vendue.',
    'Thomas valued our house correctly and told us what could be better. Five weeks later it was sold.',
    'Thomas hat unser Haus richtig eingeschätzt und gesagt, was sich verbessern ließ. Nach fünf Wochen war es verkauft.',
  ],
  [
    'Nadia B., Schaarbeek',
    'Elke vraag kreeg dezelfde dag een antwoord, ook in het Frans voor mijn ouders.',
    'Chaque question a reçu une réponse le jour même, en français aussi pour mes parents.',
    'Every question was answered the same day, in French too for my parents.',
    'Jede Frage wurde am selben Tag beantwortet, für meine Eltern auch auf Französisch.',
  ],
  [
    'Luc en Greet, Oostduinkerke',
    'We verhuren al vier zomers via Jonas. De kalender klopt altijd en de sleutel ligt klaar.',
    'Nous louons par l’intermédiaire de Jonas depuis quatre étés. Le calendrier est toujours juste et la clé est prête.',
    'We have been letting through Jonas for four summers. The calendar is always right and the key is ready.',
    'Wir vermieten seit vier Sommern über Jonas. Der Kalender stimmt immer, und der Schlüssel liegt bereit.',
  ],
] as const

const testimonials: Item[] = said.map(([who, nl, fr, en, de], index) => ({
  id: 200 + index,
  entity: 'testimonials',
  index,
  title: texts(who, who, who, who),
  text: texts(nl, fr, en, de),
}))

/** People of the agency and words of its clients. */
export const entityItems = (siteId: string): Item[] => [...team(siteId), ...testimonials]
