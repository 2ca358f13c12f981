import { fileChecker } from './checked'
import { ContentFile } from './fileSchemas'
import { pictureOf, type Reading } from './reading'
import { stableId } from './stableId'

const check = fileChecker<ContentFile>(ContentFile)

/** `content/<kind>.yaml`: people of the agency, words of its clients. Gives the kinds that there are. */
export function readContent(reading: Reading): Set<string> {
  const kinds = new Set<string>()
  for (const [file, text] of reading.files.texts) {
    const [, name] = /^content\/(.+)\.yaml$/.exec(file) ?? []
    if (!name) continue
    kinds.add(name)
    const { yaml, value, faults } = check(file, text)
    reading.faults.push(...faults)
    if (!value) continue
    const { title, items } = value
    const placeOf = (field: string) => ({ file, line: yaml.lineOf(field) })
    reading.lines.push({ placeOf, line: { kind: 'entity', data: { name, title } } })
    for (const [index, { picture, ...item }] of items.entries()) {
      const place = (field: string) => placeOf(`items.${index}.${field}`)
      const address = picture && pictureOf(reading, picture, place('picture'))
      const id = stableId('entityItem', `${name} ${index}`)
      const data = { id, entity: name, index, ...item, ...(address && { picture: address }) }
      reading.lines.push({ placeOf: place, line: { kind: 'entityItem', data } })
    }
  }
  return kinds
}
