import { asksOfList } from './robots'

test.each(['?city=44021', '?price-max=250000', '?utm_source=x&garden=1', '?map=1', '?page=2'])(
  '%s is a part or a view of a list',
  (query) => expect(asksOfList(query)).toBe(true),
)
test.each(['?sortType=price', '?sort=price', '?periodStart=2026-12-01', '?words=lift%20terras'])(
  '%s too',
  (query) => expect(asksOfList(query)).toBe(true),
)
test.each(['', '?', '?utm_source=x', '?city=', '?city=Gent', '?page=1', '?fbclid=%E0%A4%A', '?map=0'])(
  '"%s" asks for the list itself',
  (query) => expect(asksOfList(query)).toBe(false),
)
