import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatTables } from './formatsDoc'

test('docs/formats.md has the tables that formats are read and written by', () => {
  const told = readFileSync(join(__dirname, '../../docs/formats.md'), 'utf8')
  // Prettier aligns the columns of tables; the words are what counts.
  const words = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim()
  expect(words(told)).toContain(words(formatTables()))
})
