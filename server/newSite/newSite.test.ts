import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LOCALES } from '../../src/contract/locales'
import { faultText } from '../siteFolder/faults'
import { folderReader, readOwnWords } from '../siteFolder/readFolder'
import { readSiteFolder } from '../siteFolder/readSiteFolder'
import type { NewSite } from './newSite'
import { writeNewSite } from './writeNewSite'

const PROJECT = resolve(__dirname, '../..')
const SITE: NewSite = {
  id: 'duinen',
  name: 'Duin & "Zee"',
  languages: ['nl', 'fr'],
  colour: '#1F4E5F',
  agency: 'Duin & "Zee": Vastgoed',
  street: 'Zeedijk 7',
  zip: '8300',
  city: 'Knokke',
  phone: '+32 50 00 00 00',
  email: 'info@duinen.example',
}

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aanbod-new-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const read = async (site: NewSite) =>
  readSiteFolder(site.id, await folderReader(join(dir, site.id))(), await readOwnWords(PROJECT))

it.each([
  ['one language', ['de']],
  ['two languages', ['nl', 'fr']],
  ['all of them', [...LOCALES]],
] as const)('a new site in %s is complete as it is written', async (_, languages) => {
  const site = { ...SITE, languages }
  await writeNewSite(join(dir, site.id), site, PROJECT)
  const { lines, faults, notes } = await read(site)
  expect(faults.map(faultText)).toEqual([])
  const kinds = lines.map(({ line }) => line.kind)
  expect(kinds.filter((kind) => kind === 'page')).toHaveLength(7)
  expect(kinds.filter((kind) => kind === 'translation')).toHaveLength(languages.length)
  // What only the agency knows is marked, in every language.
  expect(notes.map(({ file }) => file)).toEqual(
    expect.arrayContaining(languages.flatMap((one) => [`pages/privacy.${one}.md`, `pages/terms.${one}.md`])),
  )
  expect(notes.every(({ reason }) => reason.startsWith('still to be written'))).toBe(true)
})

it('holds what was told, whatever signs are in it', async () => {
  await writeNewSite(join(dir, SITE.id), SITE, PROJECT)
  const { lines } = await read(SITE)
  const site = lines.find(({ line }) => line.kind === 'site')?.line
  expect(site).toMatchObject({
    data: {
      name: SITE.name,
      settings: {
        languages: ['nl', 'fr'],
        defaultLanguage: 'nl',
        agency: { name: SITE.agency, zip: '8300' },
      },
    },
  })
})

it('says where the agency is, and leaves no sign where that is not known', async () => {
  await writeNewSite(join(dir, 'one'), SITE, PROJECT)
  const terms = (site: string) => readFile(join(dir, site, 'pages/terms.fr.md'), 'utf8')
  expect(await terms('one')).toContain(`${SITE.agency}, Zeedijk 7, 8300 Knokke, info@duinen.example.`)
  await writeNewSite(join(dir, 'two'), { ...SITE, street: '', zip: '', city: '' }, PROJECT)
  expect(await terms('two')).toContain(`${SITE.agency}, info@duinen.example.`)
})

it('names no language that the site does not have', async () => {
  await writeNewSite(join(dir, SITE.id), { ...SITE, languages: ['fr'] }, PROJECT)
  for (const file of ['site.yaml', 'menus.yaml', 'agreements.yaml', 'pages/home.yaml'])
    expect(await readFile(join(dir, SITE.id, file), 'utf8')).not.toMatch(/^\s+(nl|en|de): /m)
})

it('has an editor offer its languages alone, with what the program says in the first of them', async () => {
  await writeNewSite(join(dir, SITE.id), { ...SITE, languages: ['fr', 'de'] }, PROJECT)
  const schema = (name: string) => readFile(join(dir, SITE.id, `.schema/${name}.schema.json`), 'utf8')
  for (const name of ['site', 'menus', 'agreements', 'page', 'content'])
    expect([...(await schema(name)).matchAll(/"description": "In (\w+)\."/g)].map(([, one]) => one)).toEqual(
      expect.not.arrayContaining(['Dutch', 'English']),
    )
  expect(await schema('menus')).toContain('"description": "In French."')
  expect(await schema('translations')).toContain('"description": "Votre nom"')
  // A language more is a word in site.yaml.
  expect(await schema('site')).toContain('"nl"')
})

it('writes over nothing', async () => {
  await writeFile(join(dir, 'mine.txt'), 'mine')
  await expect(writeNewSite(dir, SITE, PROJECT)).rejects.toThrow('is there already, with mine.txt')
})
