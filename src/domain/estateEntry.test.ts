import { estate } from '../../tests/support/builders'
import { LOCALES } from '../contract/locales'
import { estateEntry } from './estateEntry'
import { estatePath } from './estatePath'

const flat = estate({ general: { ...estate().general, id: 21, parentId: 20, description: { nl: 'Lang' } } })
const project = estate({
  general: { ...estate().general, id: 20, project: true, title: { nl: 'Kouterhof' } },
  children: [flat],
})

test('a listing and its entry stand at the same addresses', () => {
  const entry = estateEntry(project)
  const [unit] = entry.children ?? []
  for (const locale of LOCALES) {
    expect(estatePath(entry, locale)).toBe(estatePath(project, locale))
    expect(unit && estatePath(unit, locale, entry)).toBe(estatePath(flat, locale, project))
    expect(estatePath(estateEntry(estate()), locale)).toBe(estatePath(estate(), locale))
  }
})

test('an entry leaves out what neither an address nor a sitemap needs', () => {
  const text = JSON.stringify(estateEntry(project))
  expect(text).toContain('Kouterhof')
  expect(text).not.toMatch(/Lang|thumbnail|dimensions|energy|bedroomCount/)
})

test('an entry has the photos that are seen first, and no plans', () => {
  const pictures = [4, 2, 0, 1, 3].map((index) => ({
    ...{ file: `/sites/demo/assets/${index}.jpg`, alt: { nl: 'Gevel' }, index },
    ...(index === 0 && { kind: 'floorPlan' as const }),
  }))
  expect(estateEntry(estate({ pictures })).pictures).toEqual(
    [1, 2, 3].map((index) => ({ file: `/sites/demo/assets/${index}.jpg`, index })),
  )
})
