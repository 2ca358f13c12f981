import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'
import type { Profile } from './profile'

type Estate = ImportData<'estate'>
type Field = NonNullable<Estate['extraFields']>[number]

/** Fields the agency added itself: a short text, a long one, a number, a yes or no. */
export const extraFieldsOf = (profile: Profile): Field[] | undefined => {
  const rng = profile.rng.fork('extra')
  if (rng.chance(0.6)) return rng.chance(0.5) ? [] : undefined
  const fields: Field[] = [
    {
      extra_field_autoid: 11,
      type: 'TEXT',
      label: texts('Buurt', 'Quartier', 'Neighbourhood', 'Viertel'),
      value_lang_string: texts(
        'Rustige woonwijk',
        'Quartier résidentiel calme',
        'Quiet residential area',
        'Ruhige Wohngegend',
      ),
    },
    {
      extra_field_autoid: 12,
      type: 'BIGTEXT',
      label: texts('Bij het bezoek', 'Lors de la visite', 'When you visit', 'Bei der Besichtigung'),
      value_lang_string: texts(
        'Parkeren kan in de straat zelf. Wij wachten u op aan de voordeur.',
        'Vous pouvez vous garer dans la rue. Nous vous attendons à la porte d’entrée.',
        'You can park in the street. We will meet you at the front door.',
        'Parken können Sie in der Straße. Wir erwarten Sie an der Haustür.',
      ),
    },
    {
      extra_field_autoid: 13,
      type: 'BOOLEAN',
      label: texts('Laadpaal', 'Borne de recharge', 'Charging point', 'Ladestation'),
      value: rng.chance(0.4),
    },
    {
      extra_field_autoid: 14,
      type: 'NUMBER',
      label: texts('Plafondhoogte (m)', 'Hauteur sous plafond (m)', 'Ceiling height (m)', 'Deckenhöhe (m)'),
      value: rng.int(24, 36) / 10,
    },
    { extra_field_autoid: 15, type: 'DATE', value: '2026' },
    { extra_field_autoid: 16, type: 'TEXT', label: texts('Regio', 'Région', 'Region', 'Region'), value: '' },
  ]
  const { type, facts } = profile
  const without = facts.home
    ? []
    : type === 'COMMERCIAL'
      ? [11]
      : type === 'GARAGE'
        ? [11, 12]
        : [11, 12, 13, 14]
  return rng.sample(fields, rng.int(1, 4)).filter((field) => !without.includes(field.extra_field_autoid))
}

/** Virtual visits; type 0 is not shown, 2 is the visit itself. */
export const videosOf = (profile: Profile): Estate['videos'] => {
  const rng = profile.rng.fork('video')
  if (rng.chance(0.8)) return rng.chance(0.7) ? undefined : []
  const typeId = rng.weighted([
    [2, 7],
    [1, 2],
    [0, 1],
  ])
  return [{ typeId, url: `https://rondleiding.aanbod.example/${profile.id}` }]
}
