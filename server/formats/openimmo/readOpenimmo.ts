import type { ImportLine } from '../../../src/contract/importLine'
import type { ReadFormat } from '../format'
import { agencyMoment } from '../../agencyClock'
import type { FileFacts } from '../notes'
import { readElements } from '../xml/readElements'
import { type ReadObject, readObject } from './readObject'

const isDelete = (modus: string | undefined) => modus?.toUpperCase() === 'DELETE'

/** What a transfer says of itself: when it was made, by the agency's clock where it names no other, and whether it is the whole stock. */
export function transferFacts({ timestamp, umfang }: Readonly<Record<string, string>>): FileFacts {
  const madeAt = timestamp === undefined ? undefined : agencyMoment(timestamp.trim())
  const scope = umfang?.trim().toUpperCase()
  const isPart = scope === 'TEIL' ? true : scope === 'VOLL' ? false : undefined
  return { ...(madeAt && { madeAt }), ...(isPart !== undefined && { isPart }) }
}

/** Objects of groups, held until the file is read: a project comes before its units. */
class Groups {
  private readonly members = new Map<string, ReadObject[]>()

  hold(object: ReadObject): void {
    const known = this.members.get(object.group)
    if (known) known.push(object)
    else this.members.set(object.group, [object])
  }

  *lines(known: ReadonlyMap<string, number>, onAlone: () => void): Generator<ImportLine> {
    for (const [group, objects] of this.members) {
      const master = objects.find(({ isMaster }) => isMaster)
      // A part of a stock names the project by the text that it was known by before.
      const parentId = master && 'data' in master.line ? master.line.data.general.id : known.get(group)
      for (const object of [...(master ? [master] : []), ...objects.filter((each) => each !== master)]) {
        yield* object.assets
        const { line } = object
        if (object !== master && 'data' in line) {
          if (parentId === undefined) onAlone()
          else line.data.general.parentId = parentId
        }
        yield line
      }
    }
  }
}

/**
 * OpenImmo 1.2.7, as files and as what is sent by FTP: an object a line, a `DELETE` a removal. Objects of a group come last, its
 * `master` as the project that the others are units of.
 */
export const readOpenimmo: ReadFormat = async function* (file, options, notes) {
  const groups = new Groups()
  let isRemoval = false
  for await (const { element } of readElements(file, 'openimmo', ['uebertragung', 'immobilie'])) {
    if (element.name === 'uebertragung') {
      isRemoval = isDelete(element.attributes['modus'])
      const facts = transferFacts(element.attributes)
      notes.about(facts)
      if (facts.isPart === false)
        notes.remark(
          'The file has the whole stock (umfang VOLL): what it lacks is removed by an import with --full alone.',
        )
      continue
    }
    const object = readObject(element, options, notes, isRemoval)
    if (!object) continue
    if (object.group && 'data' in object.line) groups.hold(object)
    else {
      yield* object.assets
      yield object.line
    }
  }
  yield* groups.lines(options.ids.known, () => notes.unsaid('verwaltung_techn/gruppen_kennung'))
}
