import { saidReference } from './saidReference'

const of = (line: string) => saidReference(line, 'referentie|ref')

test.each([
  ['HO-9000-12', 'HO-9000-12'],
  [' ap-1310-10183 ', 'ap-1310-10183'],
  ['2024/117', '2024/117'],
  ['VK_0012_b', 'VK_0012_b'],
  ['ref. 10023', '10023'],
  ['Referentie: VK1234', 'VK1234'],
])('“%s” is the reference %s', (line, reference) => expect(of(line)).toBe(reference))

test.each([
  'Gent',
  '9000',
  '9000-Gent',
  'gent-9000',
  'B-9000',
  '3-kamerappartement',
  '300-400k',
  '80-100m2',
  '250.000',
  '01/03/2027',
  '1/2',
  'Sint-Niklaas',
  'huis HO-9000-12',
  'ref',
  '',
])('“%s” is none', (line) => expect(of(line)).toBeUndefined())

test('a language that has no word for it takes no postal code for one', () => {
  expect(saidReference('9000', '')).toBeUndefined()
  expect(saidReference('HO-9000-12', '')).toBe('HO-9000-12')
})
