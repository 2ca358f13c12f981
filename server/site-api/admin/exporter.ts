import type { ImportKind } from '../../../src/contract/importLine'
import { writerOf } from './parseLine'
import type { Db, Key } from './writer'
import { WRITERS } from './writers'

const PAGE = 200

/** Everything of a site as an import takes it, a chunk of lines at a time. */
export async function* exportLines(db: Db, siteId: string): AsyncGenerator<string> {
  for (const kind of Object.keys(WRITERS) as ImportKind[]) {
    let after: Key | undefined
    for (;;) {
      const rows = await writerOf(kind).page(db, siteId, after, PAGE)
      if (rows.length) yield rows.map(({ json }) => `{"kind":"${kind}","data":${json}}\n`).join('')
      after = rows.at(-1)?.key
      if (rows.length < PAGE) break
    }
  }
}
