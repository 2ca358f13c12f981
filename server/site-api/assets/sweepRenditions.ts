import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { hasCode } from '../../errorCode'
import { assetHash } from './assetHash'
import { folderOf, pictureOf, UNFINISHED } from './renditionFiles'

async function listed(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function hashesOf(
  db: Kysely<Database>,
  siteId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, digest from asset where site_id = ${siteId} and name = any(${[...names]}::text[])
  `.execute(db)
  return new Map(rows.map(({ name, digest }) => [name, assetHash(digest)]))
}

/** The files are listed before it is asked what is there: what is rendered meanwhile is none of them. */
async function sweepFolder(db: Kysely<Database>, siteId: string, folder: string): Promise<number> {
  const pictures = (await listed(folder)).flatMap((file) => {
    const picture = pictureOf(file)
    return picture ? [{ file, ...picture }] : []
  })
  if (!pictures.length) return 0
  const hashes = await hashesOf(db, siteId, [...new Set(pictures.map(({ name }) => name))])
  const over = pictures.filter(({ name, hash }) => hashes.get(name) !== hash)
  for (const { file } of over) await rm(join(folder, file), { force: true })
  return over.length
}

/** Removes from disk what was rendered of these pictures and is not what they hold now: of one that is deleted, all. Gives how many files. */
export async function sweepRenditionsOf(
  db: Kysely<Database>,
  root: string,
  siteId: string,
  names: Iterable<string>,
): Promise<number> {
  const folders = new Set([...names].map((name) => folderOf(root, siteId, name)))
  let count = 0
  for (const folder of folders) count += await sweepFolder(db, siteId, folder)
  return count
}

/** The same of every picture of every site, also of sites that are no more; `isOver` ends it between two folders. */
export async function sweepRenditions(
  db: Kysely<Database>,
  root: string,
  isOver: () => boolean = () => false,
): Promise<number> {
  let count = 0
  for (const siteId of await listed(root)) {
    if (siteId === UNFINISHED) continue
    for (const folder of await listed(join(root, siteId))) {
      if (isOver()) return count
      count += await sweepFolder(db, siteId, join(root, siteId, folder))
    }
  }
  return count
}
