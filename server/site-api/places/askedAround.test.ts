import { askedAround } from './askedAround'

it.each([
  ['gent 10 km', 'gent', 10],
  ['Gent 10km', 'gent', 10],
  ['+5 km Gent', 'gent', 5],
  ['binnen 20 kilometer van De Panne', 'panne', 20],
  ['à 10 km de Liège', 'liege', 10],
  ['dans un rayon de 15 kilomètres autour de Namur', 'namur', 15],
  ['within 10 km of Ghent', 'ghent', 10],
  ['im Umkreis von 25 km um Eupen', 'eupen', 25],
  ['rond Brugge', 'brugge', 10],
  ['autour d’Arlon', 'arlon', 10],
  ['around bruges', 'bruges', 10],
  ['Spa und Umgebung', 'spa', 10],
  ['Gent 500 km', 'gent', 100],
  ['à moins de 10 km de Gand', 'gand', 10],
  ['moins de 10 km de Gand', 'gand', 10],
  ['niet meer dan 10 km van Meer', 'meer', 10],
  ['10 km rond Over', 'over', 10],
  ['less than 5 km from Ghent', 'ghent', 5],
  ['höchstens 10 km von Löwen', 'lowen', 10],
  ['maximum 15 km autour d’Anvers', 'anvers', 15],
])('%s is a circle', (typed, text, km) => expect(askedAround(typed)).toEqual({ text, km }))

it.each(['gent', '10 km', 'rond', 'Rondeville', 'km', ''])('“%s” is none', (typed) =>
  expect(askedAround(typed)).toBeUndefined(),
)
