import { demoLines } from 'aanbod-demo/demo'
import { estate } from '../../../tests/support/builders'
import { unknownFields } from './unknownFields'

describe('fields of a line that nothing knows', () => {
  const reasons = (data: unknown) => unknownFields('estate', data).map(({ field, meant }) => [field, meant])

  it('are told with the one that was meant', () => {
    const { address, ...rest } = estate()
    expect(
      reasons({
        ...rest,
        adres: address,
        price: 100,
        general: { ...rest.general, bedroom_count: 3, zzzzzz: 1, description: { nl: 'a', es: 'b' } },
        pictures: [{ file: 'a.jpg', thumnail: 'b.jpg' }],
      }),
    ).toEqual([
      ['data.general.bedroom_count', 'bedroomCount'],
      ['data.general.zzzzzz', undefined],
      ['data.general.description.es', undefined],
      ['data.pictures.0.thumnail', 'thumbnail'],
      ['data.adres', 'address'],
      ['data.price', 'general.price'],
    ])
  })

  it('are told below what recurs', () => {
    const label = { nl: 'Team' }
    const items = [
      { id: 'a', label, children: [{ id: 'b', lable: label, children: [{ id: 'c', labels: 1 }] }] },
    ]
    expect(unknownFields('menu', { id: 1, type: 'main', items })).toEqual([
      { field: 'data.items.0.children.0.lable', meant: 'label' },
      { field: 'data.items.0.children.0.children.0.labels', meant: 'label' },
    ])
  })

  it('are few, however many there are', () => {
    const data = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field ${index}`, 1]))
    expect(unknownFields('estate', data)).toHaveLength(20)
  })

  it('are none of any kind that the demo has', () => {
    const found = new Set<string>()
    for (const line of demoLines({
      siteId: 'demo',
      estates: 60,
      seed: 1,
      now: new Date('2026-06-01T10:00:00Z'),
    })) {
      if (!('data' in line)) continue
      for (const { field } of unknownFields(line.kind, line.data)) found.add(`${line.kind} ${field}`)
    }
    expect([...found]).toEqual([])
  })
})
