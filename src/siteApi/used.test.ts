import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))

test('every call that the client offers is made by the site itself', () => {
  const sources = ['src', 'server', 'plugins'].flatMap(sourcesIn)
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const unused = sourcesIn('src/siteApi').flatMap((file) => {
    const own = texts.get(file) ?? ''
    const names = [...own.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].flatMap(
      ([, name]) => name ?? [],
    )
    // One that another of its file is made of is used where that one is.
    const uses = (name: string) => (text: string, other: string) =>
      other === file ? [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1 : imports(text, name)
    return names.filter((name) => ![...texts].some(([other, text]) => uses(name)(text, other)))
  })
  expect(unused).toEqual([])
})

const imports = (text: string, name: string) =>
  new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*(siteApi/|\\./)\\w+'`).test(text)
