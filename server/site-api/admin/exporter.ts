import { DRAFT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import { pageOfDrafts } from '../drafts/draftRepository'
import { writerOf } from './parseLine'
import type { Db, ExportRow, Key } from './writer'
import { WRITERS } from './writers'

const PAGE = 200

type PageAfter = (after: Key | undefined) => Promise<ExportRow[]>

async function* linesOf(head: string, pageAfter: PageAfter): AsyncGenerator<string> {
  let after: Key | undefined
  for (;;) {
    const rows = await pageAfter(after)
    if (rows.length) yield rows.map(({ json }) => `{${head},"data":${json}}\n`).join('')
    after = rows.at(-1)?.key
    if (rows.length < PAGE) return
  }
}

/** Everything of a site as an import takes it, a chunk of lines at a time; drafts come last, as they may lean on what is public. */
export async function* exportLines(db: Db, siteId: string): AsyncGenerator<string> {
  for (const kind of Object.keys(WRITERS) as ImportKind[]) {
    yield* linesOf(`"kind":"${kind}"`, (after) => writerOf(kind).page(db, siteId, after, PAGE))
  }
  for (const kind of DRAFT_KINDS) {
    yield* linesOf(`"kind":"${kind}","draft":true`, (after) => pageOfDrafts(db, siteId, kind, after, PAGE))
  }
}
