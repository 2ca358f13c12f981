import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import ts from 'typescript'
import { type ImportLine, IMPORT_KINDS } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const DOCS = join(__dirname, '../../docs')
const textOf = (name: string) => readFileSync(join(DOCS, name), 'utf8')

/** The examples of docs/import.md, without their comments. */
const LINES = [...textOf('import.md').matchAll(/```jsonc\n([\s\S]*?)```/g)].map(
  ([, text = '']) => ts.parseConfigFileTextToJson('example.json', text).config as ImportLine,
)

test('docs/import.md has an example of each kind, which is as the schema says', () => {
  expect(LINES.map(({ kind }) => kind).sort()).toEqual(Object.keys(IMPORT_KINDS).sort())
  const schema = JSON.parse(textOf('import.schema.json')) as object
  const check = new Ajv2020({ discriminator: true, strict: false }).compile(schema)
  for (const line of LINES) expect([line.kind, check(line), check.errors]).toEqual([line.kind, true, null])
})

describe.each(databases)('the examples of docs/import.md, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  it('make a site that was not there, without a mistake or an unknown field', async () => {
    expect(await api.import(LINES, 'maison-claire')).toEqual({
      ...{ imported: LINES.length, deleted: 0, rejected: 0, errors: [] },
    })
    expect((await api.ask('/sites/maison-claire/estates/v2/7')).body).toMatchObject({
      general: { reference: 'MC-007', price: { value: 645000 } },
    })
    const { text } = await api.ask('/sites/maison-claire/admin/export', {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    })
    expect(text.trim().split('\n')).toHaveLength(LINES.length)
  })
})
