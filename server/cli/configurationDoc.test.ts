import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationDoc } from './configurationDoc'

it('docs/configuration.md says what the servers read', () => {
  const file = join(__dirname, '../../docs/configuration.md')
  // Prettier aligns the columns of the table; the words are what counts.
  const words = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
  expect(words(readFileSync(file, 'utf8'))).toBe(words(configurationDoc()))
})
