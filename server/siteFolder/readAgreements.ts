import { fileChecker } from './checked'
import { AgreementsFile } from './fileSchemas'
import { noteMissing, type Reading } from './reading'
import { stableId } from './stableId'

const FILE = 'agreements.yaml'
const check = fileChecker<AgreementsFile>(AgreementsFile)

/** `agreements.yaml`: what visitors agree to in forms. */
export function readAgreements(reading: Reading): void {
  const text = reading.files.texts.get(FILE)
  if (text === undefined) return
  const { yaml, value, faults } = check(FILE, text)
  reading.faults.push(...faults)
  for (const [name, agreement] of Object.entries(value ?? {})) {
    const placeOf = (field: string) => ({ file: FILE, line: yaml.lineOf(`${name}.${field}`) })
    noteMissing(reading, agreement.title, `${name}.title`, placeOf('title'))
    noteMissing(reading, agreement.text, `${name}.text`, placeOf('text'))
    const data = { id: stableId('agreement', name), ...agreement }
    reading.lines.push({ placeOf, line: { kind: 'agreement', data } })
  }
}
