import { inEveryLanguage } from '../../src/contract/inEveryLanguage'
import type { MenuItem } from '../../src/contract/navigation'
import { ROUTES, valuesOf, type RouteName } from '../../src/routing/routes'
import { fileChecker } from './checked'
import { knownWords } from './faults'
import { type MenuEntry, MenusFile } from './fileSchemas'
import { type FolderPages, namedPage } from './readPages'
import { noteMissing, type Place, type Reading } from './reading'
import { stableId } from './stableId'

const FILE = 'menus.yaml'
const check = fileChecker<MenusFile>(MenusFile)

const PLAIN_ROUTES = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => !valuesOf(name).length && !['notFound', 'gone', 'liveDetail', 'alertsSuccess'].includes(name),
)

function itemOf(
  reading: Reading,
  pages: FolderPages,
  entry: MenuEntry,
  at: string,
  placeOf: (path: string) => Place,
): MenuItem {
  const { page: name, route, url, label, children } = entry
  const page = name === undefined ? undefined : namedPage(reading, pages, name, placeOf(`${at}.page`))
  if (route !== undefined && !PLAIN_ROUTES.some((known) => known === route)) {
    const reason = `there is no screen ${route}: ${knownWords(route, PLAIN_ROUTES)}`
    reading.faults.push({ ...placeOf(`${at}.route`), reason })
  }
  const leads = name !== undefined || route !== undefined || url !== undefined
  if (!leads && !children?.length) {
    const reason = 'leads nowhere: it takes `page`, `route`, `url` or `children`'
    reading.faults.push({ ...placeOf(at), reason })
  }
  if (!label && name === undefined)
    reading.faults.push({ ...placeOf(at), reason: 'has no label: `label: { nl: … }`' })
  noteMissing(reading, label, 'label', placeOf(`${at}.label`))
  return {
    id: name ?? route ?? at,
    ...(page && { pageId: page.id }),
    ...(route !== undefined && { route }),
    label: label ?? inEveryLanguage((locale) => page?.texts[locale]?.facts.title ?? null),
    ...(url && { url }),
    ...(children && {
      children: children.map((child, index) =>
        itemOf(reading, pages, child, `${at}.children.${index}`, placeOf),
      ),
    }),
  }
}

/** `menus.yaml`: the menu of the header and that of the foot. */
export function readMenus(reading: Reading, pages: FolderPages): void {
  const text = reading.files.texts.get(FILE)
  if (text === undefined) {
    const reason = 'is missing: what the header and the foot lead to, `main:` and `footer:`'
    reading.faults.push({ file: FILE, reason })
    return
  }
  const { yaml, value, faults } = check(FILE, text)
  reading.faults.push(...faults)
  if (!value) return
  const placeOf = (path: string) => ({ file: FILE, line: yaml.lineOf(path) })
  for (const type of ['main', 'footer'] as const) {
    const items = value[type].map((entry, index) =>
      itemOf(reading, pages, entry, `${type}.${index}`, placeOf),
    )
    reading.lines.push({
      placeOf: (field) => placeOf(field.replace(/^items/, type)),
      line: { kind: 'menu', data: { id: stableId('menu', type), type, items } },
    })
  }
}
