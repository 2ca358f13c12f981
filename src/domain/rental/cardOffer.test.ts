import { cardOffer } from './cardOffer'

const stay = {
  type: { id: 1, name: { nl: 'Week', de: 'Woche' } },
  start: '2027-07-03',
  end: '2027-07-10',
  price: 945.5,
}

test('a card says what the stay is, from when to when, and what it costs how many', () => {
  expect(cardOffer(stay, { asked: 4, most: 6 }, 'nl')).toEqual({
    price: '€ 945,50',
    type: 'Week',
    days: 'za 03/07 – za 10/07/2027',
    guests: 4,
  })
  expect(cardOffer(stay, { asked: 4, most: 6 }, 'de').type).toBe('Woche')
})

test('guests nobody asked for are two, and no more than the unit holds', () => {
  expect(cardOffer(stay, {}, 'nl').guests).toBe(2)
  expect(cardOffer(stay, { most: 1 }, 'nl').guests).toBe(1)
})
