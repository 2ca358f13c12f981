import fc from 'fast-check'
import { PROPERTY_SEED } from './propertySeed'

fc.configureGlobal({ seed: PROPERTY_SEED })

/** A test that makes the console complain has found something: it fails. */
const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
  }
}

afterEach(() => {
  const heard = complaints.splice(0)
  if (heard.length) throw new Error(heard.join('\n'))
})
