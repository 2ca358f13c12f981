import { Type } from '@sinclair/typebox'
import { LOCALES } from '../../src/contract/locales'
import { Translations } from '../../src/contract/site'
import { fileChecker } from './checked'
import { knownWords } from './faults'
import type { OwnWords } from './files'
import type { Reading } from './reading'

const FOLDER = 'translations/'
const check = fileChecker<Translations>(Translations)

/** Schema of a file of own words: every text that there is, with what the program says. */
export const wordsSchema = (words: OwnWords) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(words).map(([namespace, texts]) => [
        namespace,
        Type.Optional(
          Type.Object(
            Object.fromEntries(
              Object.entries(texts).map(([key, text]) => [
                key,
                Type.Optional(Type.String({ description: text })),
              ]),
            ),
          ),
        ),
      ]),
    ),
  )

/**
 * `translations/<language>.yaml`: texts that the site says in its own words. A language without a file says all as the program does.
 * @param words what the program says, in any of the languages: all have the same keys
 */
export function readTranslations(reading: Reading, words: OwnWords): void {
  const { texts: files } = reading.files
  for (const file of files.keys()) {
    const [, name] = /^translations\/(.+)\.ya?ml$/.exec(file) ?? []
    if (name && !reading.languages.some((locale) => locale === name)) {
      const why = LOCALES.some((locale) => locale === name)
        ? `languages of site.yaml has no ${name}`
        : `a file is called after its language: ${knownWords(name, reading.languages)}`
      reading.notes.push({ file, reason: `is read by nobody: ${why}` })
    }
  }
  for (const locale of reading.languages) {
    const file = `${FOLDER}${locale}.yaml`
    const { yaml, value = {}, faults } = check(file, files.get(file) ?? '')
    reading.faults.push(...faults)
    for (const [namespace, texts] of Object.entries(value)) {
      const known = words[namespace]
      if (!known) {
        const reason = `there is no group of texts ${namespace}: ${knownWords(namespace, Object.keys(words))}`
        reading.faults.push({ file, line: yaml.lineOf(namespace), reason })
        continue
      }
      for (const key of Object.keys(texts)) {
        if (Object.hasOwn(known, key)) continue
        const reason = `there is no text ${key} in ${namespace}: ${knownWords(key, Object.keys(known))}`
        reading.faults.push({ file, line: yaml.lineOf(`${namespace}.${key}`), reason })
      }
    }
    const placeOf = (field: string) => ({ file, line: yaml.lineOf(field.replace(/^texts\.?/, '')) })
    reading.lines.push({ placeOf, line: { kind: 'translation', data: { locale, texts: value } } })
  }
}
