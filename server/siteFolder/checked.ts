import type { TSchema } from '@sinclair/typebox'
import { checker, type FieldError } from '../../src/contract/check'
import type { Schema } from '../../src/contract/jsonSchema'
import { nearest } from '../nearest'
import { closed, schemasAt } from './closed'
import { type Fault, knownWords } from './faults'
import { readYaml, type YamlText } from './yamlText'

const UNKNOWN = 'is not a known field'

/** What would be right, as the schema says it: the fields that there are, or what the field is for. */
function rightWords(schema: Schema, { field, reason }: FieldError): string {
  const path = field.split('.')
  if (reason === UNKNOWN) {
    const around = schemasAt(schema, path.slice(0, -1))
    const known = around.flatMap(({ properties = {} }) => Object.keys(properties))
    return knownWords(path.at(-1) ?? '', [...new Set(known)])
  }
  return schemasAt(schema, path).find(({ description }) => description)?.description ?? ''
}

/** A file that was read and, when it is as its schema says, its value. */
export interface Checked<T> {
  yaml: YamlText
  value: T | undefined
  faults: Fault[]
}

/** Reads and checks files of one kind. The schema is compiled once. */
export function fileChecker<T>(schema: TSchema) {
  const strict = closed(schema as Schema)
  const check = checker(strict as TSchema, { meant: nearest })
  return (file: string, text: string, before = 0): Checked<T> => {
    const yaml = readYaml(file, text, before)
    if (yaml.faults.length) return { yaml, value: undefined, faults: yaml.faults }
    const faults = check(yaml.data).map((error) => {
      const right = rightWords(strict, error)
      const isSaid = error.reason.includes(right.slice(1, -1))
      const what = `${error.field || 'the file'} ${error.reason}`
      return { file, line: yaml.lineOf(error.field), reason: right && !isSaid ? `${what}: ${right}` : what }
    })
    return { yaml, value: faults.length ? undefined : (yaml.data as T), faults }
  }
}
