import type { ImportLine } from '../../../src/contract/importLine'
import type { WriteFormat } from '../format'
import { kindOf } from '../kinds'
import { textIdOf } from '../textIds'
import { writeElement } from '../xml/writeElement'
import { type Named, writeObject } from './writeObject'
import type { Element } from '../xml/element'

const VERSION = '1.2.7'
const LOCALE = 'de'

const element = (
  name: string,
  text = '',
  attributes: Record<string, string> = {},
  children: Element[] = [],
): Element => ({
  name,
  attributes,
  text,
  children,
})

/** What a receiver reads before the objects: who sends, and that it is a part unless they compare it themselves. */
function head(line: Extract<ImportLine, { kind: 'site' }> | undefined, now: Date): string {
  const agency = line && 'data' in line ? line.data.settings.agency : undefined
  const transfer = element('uebertragung', '', {
    art: 'OFFLINE',
    umfang: 'TEIL',
    version: VERSION,
    sendersoftware: 'aanbod',
    senderversion: '1',
    techn_email: agency?.email ?? '',
    timestamp: now.toISOString().slice(0, 19),
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>\n',
    writeElement(transfer, '  '),
    '  <anbieter>\n',
    writeElement(element('anbieternr', agency?.registration ?? ''), '    '),
    writeElement(element('firma', agency?.name ?? ''), '    '),
    writeElement(element('openimmo_anid', agency?.registration ?? ''), '    '),
  ].join('')
}

/** An object that is taken away. */
const removal = (textId: string): Element =>
  element('immobilie', '', {}, [
    element('verwaltung_techn', '', {}, [
      element('objektnr_extern', textId),
      element('aktion', '', { aktionart: 'DELETE' }),
      element('openimmo_obid', textId),
    ]),
  ])

/** Listings as one file of OpenImmo 1.2.7, in German unless told; a project is the `master` of the group of its units. */
export const writeOpenimmo: WriteFormat = async function* (lines, options, notes) {
  const { locale = LOCALE, publicUrl = '', now = new Date() } = options
  /** Texts by which projects are known. */
  const projects = new Map<number, string>()
  let isBegun = false
  const begin = (line?: ImportLine) => {
    isBegun = true
    return head(line?.kind === 'site' ? line : undefined, now)
  }
  for await (const line of lines) {
    if (!isBegun) yield begin(line)
    if (line.kind !== 'estate' || line.draft) {
      if (line.kind !== 'site') notes.unsaid(line.draft ? 'drafts' : `lines of kind ${line.kind}`)
      continue
    }
    if (!('data' in line)) {
      yield writeElement(removal(String(line.delete)), '    ')
      continue
    }
    const { general } = line.data
    const textId = textIdOf(line.data)
    const isMaster = kindOf(line.data).type === 'PROJECT' && !general.parentId
    if (isMaster) projects.set(general.id, textId)
    const group = isMaster ? textId : projects.get(general.parentId ?? 0)
    const named: Named = { textId, group, isMaster }
    yield writeElement(writeObject(line.data, named, locale, publicUrl, notes), '    ')
  }
  if (!isBegun) yield begin()
  yield '  </anbieter>\n</openimmo>\n'
}
