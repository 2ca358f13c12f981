import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginOptionsSchemaArgs } from 'gatsby'
import { Joi } from 'gatsby-plugin-utils'
import { pluginOptionsSchema } from './options'

const schema = pluginOptionsSchema({ Joi } as PluginOptionsSchemaArgs)
const needed = { apiUrl: 'http://127.0.0.1:8010', siteId: 'huis', publicUrl: 'https://huis.example' }

test('the README has a row of every option', () => {
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `(\w+)` +\|/gm)].map(([, option]) => option)
  expect(rows).toEqual(Object.keys(schema.describe()['keys'] as object))
})

test('without more than it needs, nothing is left out', () => {
  expect(schema.validate(needed)).toEqual({ value: { ...needed, leaveOut: [] } })
})

test('the site API may be several processes', () => {
  const apiUrl = ['http://10.0.0.1:8010', 'http://10.0.0.2:8010']
  expect(schema.validate({ ...needed, apiUrl })).toEqual({ value: { ...needed, apiUrl, leaveOut: [] } })
})

test.each([
  ['no site', { siteId: undefined }, '"siteId" is required'],
  ['an address that is no origin', { apiUrl: '127.0.0.1:8010' }, '"apiUrl" must be a valid uri'],
  ['something left out without a reason', { leaveOut: [{ kind: 'page', id: 7, path: '/nl' }] }, 'reason'],
])('%s is refused', (_what, change, reason) => {
  expect(schema.validate({ ...needed, ...change }).error?.message).toContain(reason)
})
