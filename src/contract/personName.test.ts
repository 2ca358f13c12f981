import { leadsNowhere, isPersonName, isShortPersonName, plainName } from './personName'

test.each([
  ...[
    'J.R. Peeters',
    'J.Peeters',
    'J.P.Smit',
    'j.Peeters',
    'J.van Damme',
    'A.P. Smit',
    'J. De Smet',
    'Dr. Peeters',
  ],
  ...['O’Neill-St. Pieters', 'Peeters / Claes', '王芳', '김민', 'علی\u200cرضا', 'Zoë', 'Zoe\u0308', 'Ｊｏ'],
])('%s can be a name', (name) => expect(isPersonName(name)).toBe(true))

test.each([
  ...[
    'T.CO',
    't.co',
    'T.co',
    'T.de',
    '1.co',
    'evil.com',
    'evil.Com',
    'EVIL.COM',
    'J.R. www.x',
    'a.b.co',
    'x.中国',
    '1.2.3.4',
  ],
  // Variation selectors, bidirectional marks, joiners, fillers, tags, enclosing marks and accents.
  ...[
    'evil.c\uFE0Fom',
    'evil.\u202acom',
    'evil\u2060.com',
    'e\u00ad.com',
    'x.\u3164com',
    'x.c\u{E0001}om',
    'x.c\u20ddom',
  ],
  ...['T.\u200dCO', 'x.c\u0301om', 'x.\u034fcom', 'x.c\u{1D173}om'],
  // Circled, squared, wide, of mathematics, raised; dots that are not one.
  ...[
    'evil.ⓒⓞⓜ',
    'ⓔ.ⓒⓞ',
    'x.🄲🄾🄼',
    'Ｔ.ＣＯ',
    'x.𝐜𝐨𝐦',
    'x.ᶜᵒᵐ',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'evil﹒com',
  ],
  ...['jo﹫x', 'a℀b', '\u200b', '\uFE0F', '...', 'betaal：nu'],
])('%s cannot', (name) => expect(isPersonName(name)).toBe(false))

test('is kept in plain letters, of which it has sixty at most', () => {
  expect(plainName('Ｊ\u200eo Ⓥisser')).toBe('Jo Visser')
  expect(isShortPersonName('x'.repeat(60))).toBe(true)
  expect(isShortPersonName('x'.repeat(61))).toBe(false)
  expect(isShortPersonName('\uFDFA'.repeat(4))).toBe(false)
})

test.each([
  ['Kijk eens, met tuin!', true],
  ['Mooi huis.Kijk eens: 3.5 km van zee, € 1.250.000, om 9.30 u.', true],
  ['C’est l’appartement dont je parlais… qu’en dis-tu?', true],
  ['http://evil.example/ klik hier', false],
  ['kijk op evil.example', false],
  ['EVIL.COM', false],
  ['www.evil', false],
  ['schrijf naar x@evil.com', false],
  ['ⓔvil.c\uFE0Fom', false],
  ['evil。com', false],
  ['evil｡com', false],
  ['例え.テスト', false],
  ['很漂亮。有花园', true],
  ['//1.2.3.4/x', false],
])('a message to a friend: %s', (text, isFine) => expect(leadsNowhere(text)).toBe(isFine))
