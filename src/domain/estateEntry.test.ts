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

test('an entry leaves out what no address needs', () => {
  const text = JSON.stringify(estateEntry(project))
  expect(text).toContain('Kouterhof')
  expect(text).not.toMatch(/Lang|pictures|dimensions|energy|bedroomCount/)
})
