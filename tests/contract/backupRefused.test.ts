import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Migrator, sql } from 'kysely'
import { writeBackup, readBackup } from '../../server/cli/backup/backupFile'
import { backupCommand } from '../../server/cli/backup/backupCommand'
import { ABOUT, type About } from '../../server/cli/backup/form'
import { restoreCommand } from '../../server/cli/backup/restoreCommand'
import { connect } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { MIGRATIONS } from '../../server/db/migrations/all'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { backup, type Db, emptyHome, everything, restore, surroundings } from '../support/backups'
import { type DatabaseKind, databases } from '../support/databases'
import { siteData } from '../support/importLines'
import { ownProgram } from '../support/ownProgram'

jest.setTimeout(240_000)

const never = new AbortController().signal

/** A file with a change in what it says of itself, or in its rows. */
async function rewritten(file: string, to: string, change: (path: string, text: string) => string) {
  const entries: { path: string; text: string }[] = []
  const manifest = await readBackup(file, async ({ path, body }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    entries.push({ path, text: change(path, Buffer.concat(chunks).toString('latin1')) })
  })
  async function* again() {
    for (const { path, text } of entries) {
      const bytes = Buffer.from(text, 'latin1')
      yield { path, size: bytes.length, body: [bytes] }
    }
  }
  const madeAt = new Date()
  await writeBackup(to, again(), { signal: never, facts: () => manifest, madeAt })
}

const saying = (over: Partial<About>) => (path: string, text: string) =>
  path === ABOUT ? JSON.stringify({ ...(JSON.parse(text) as About), ...over }) : text

const heldBy = (zipped: Buffer): Buffer | undefined => {
  try {
    return gunzipSync(zipped)
  } catch {
    return undefined
  }
}

/**
 * A file with another byte, at a part of it or right behind. A byte that says how far back to copy from may say two
 * things that hold the same, since the picture repeats itself: such a file has lost nothing, so the next byte is taken.
 */
function withAnotherByte(whole: Buffer, part: number): Buffer {
  // Behind the head of a gzip file, of which nothing is read.
  const from = 12 + Math.floor((whole.length - 12) * part)
  const held = gunzipSync(whole)
  for (let at = from; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed.writeUInt8(whole.readUInt8(at) ^ 0x55, at)
    if (!heldBy(changed)?.equals(held)) return changed
  }
  throw new Error(`no byte behind ${part} changes what the file holds`)
}

async function withSite(db: Db): Promise<void> {
  await migrate(db)
  const doc = JSON.stringify(siteData)
  await sql`insert into site (site_id, doc) values ('huis', ${doc}::text::jsonb)`.execute(db)
  await sql`insert into asset (site_id, name, digest, mime, bytes)
    values ('huis', 'noise', 'd', 'image/jpeg', decode(repeat(md5(random()::text), 4000), 'hex'))`.execute(db)
  await sql`insert into feed_run (site_id, state, started_at, ended_at, added, changed, unchanged, removed, detail)
    values ('huis', 'done', now(), now(), 0, 0, 0, 0, '')`.execute(db)
}

describe('a restore', () => {
  let dir: string
  let file: string
  let removeAll: (() => Promise<void>)[]
  beforeAll(async () => {
    removeAll = []
    const folder = await temporaryFolder()
    dir = folder.dir
    removeAll.push(folder.remove)
    const from = await emptyHome('PGlite')
    removeAll.push(from.remove)
    await mkdir(from.dataDir)
    await from.look(withSite)
    await writeFile(join(from.dataDir, 'web-token'), 'a-token\n')
    file = join(dir, 'good.tar.gz')
    await backup(file, from.env)
  })
  afterAll(async () => {
    for (const remove of removeAll) await remove()
  })

  describe.each(databases)('into %s', (kind) => {
    let to: Awaited<ReturnType<typeof emptyHome>>
    const target = async (of: DatabaseKind) => {
      to = await emptyHome(of)
      removeAll.push(to.remove)
    }
    const tables = (db: Db) =>
      sql<{ count: number }>`
        select count(*)::int as count from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')
      `
        .execute(db)
        .then(({ rows }) => rows[0]?.count)
    /** The folder is not there, and the database has no tables. */
    const expectUntouched = async () => {
      expect(existsSync(to.dataDir)).toBe(false)
      if (kind === 'PostgreSQL') expect(await to.look(tables)).toBe(0)
    }
    beforeEach(() => target(kind))

    it.each([0, 20, 0.5, 0.99, -9])('refuses a file that is cut off (%d)', async (where) => {
      const cut = join(dir, `cut-${kind}-${where}.tar.gz`)
      await copyFile(file, cut)
      const { size } = await stat(cut)
      await truncate(cut, where < 0 ? size + where : where < 1 ? Math.floor(size * where) : where)
      await expect(restore(cut, to.env)).rejects.toThrow(/cannot be restored: .* Nothing was changed/)
      await expect(restore(cut, to.env, { check: true })).rejects.toThrow('cannot be restored')
      await expectUntouched()
    })

    it('refuses a file with another byte, wherever that is', async () => {
      const whole = await readFile(file)
      for (const part of [0, 0.1, 0.4, 0.8, 0.999]) {
        const bad = join(dir, `bad-${kind}-${part}.tar.gz`)
        await writeFile(bad, withAnotherByte(whole, part))
        const outcome = await restore(bad, to.env).then(
          () => 'restored',
          (error: Error) => error.message,
        )
        expect([part, outcome]).toEqual([
          part,
          expect.stringMatching(/cannot be restored: .* Nothing was changed/),
        ])
        await expectUntouched()
      }
    })

    it('refuses a part that is not as the file itself says, or that is missing', async () => {
      const other = join(dir, `other-${kind}.tar.gz`)
      const plain = gunzipSync(await readFile(file))
      plain.write('b-token', plain.indexOf('a-token'))
      await writeFile(other, gzipSync(plain))
      await expect(restore(other, to.env)).rejects.toThrow('files/web-token is not as it was written')
      const fewer = join(dir, `fewer-${kind}.tar.gz`)
      await rewritten(file, fewer, (path, text) => (path.startsWith('database/asset/') ? '' : text))
      await expect(restore(fewer, to.env)).rejects.toThrow('it has 0 rows of asset instead of 1')
      await expectUntouched()
    })

    it('refuses a file of a newer version, and says what to do', async () => {
      const newer = join(dir, `newer-${kind}.tar.gz`)
      await rewritten(
        file,
        newer,
        saying({ migrations: [...Object.keys(MIGRATIONS), '999-later'], program: 'v9' }),
      )
      await expect(restore(newer, to.env)).rejects.toThrow(
        /newer version of this program \(v9, .*\): it has tables of 999-later\. Install that version or a later one/,
      )
      const form = join(dir, `form-${kind}.tar.gz`)
      await rewritten(file, form, saying({ format: 99 }))
      await expect(restore(form, to.env)).rejects.toThrow('its form is 99, and this program knows 1. Install')
      await expectUntouched()
    })

    it('believes no version of a file that is not as it was written', async () => {
      const newer = join(dir, `misread-${kind}.tar.gz`)
      await rewritten(file, newer, saying({ migrations: ['02105-shorof-estates'] }))
      const bytes = await readFile(newer)
      // The sum of all bytes, which stands at the end but for their number.
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 0x55, bytes.length - 8)
      await writeFile(newer, bytes)
      for (const check of [false, true])
        await expect(restore(newer, to.env, { check })).rejects.toThrow(
          /cannot be restored: it is not as it was written .* Nothing was changed/,
        )
      await expectUntouched()
    })

    it('refuses what leads out of its folder', async () => {
      const out = join(dir, `out-${kind}.tar.gz`)
      async function* entries() {
        await Promise.resolve()
        const said = await aboutOf(file)
        yield { path: ABOUT, size: said.length, body: [said] }
        yield { path: 'files/../../out', size: 1, body: [Buffer.from('x')] }
      }
      await writeBackup(out, entries(), {
        signal: never,
        facts: () => ({ rows: {}, counters: [] }),
        madeAt: new Date(),
      })
      await expect(restore(out, to.env)).rejects.toThrow('it has a file with the path files/../../out')
      await expectUntouched()
    })

    it('stops when it is told to, and leaves everything as it was', async () => {
      const stop = new AbortController()
      stop.abort(new Error('Stopped: nothing was changed'))
      const asked = { file, force: false, check: false }
      await expect(restoreCommand(asked, { ...surroundings(to.env), signal: stop.signal })).rejects.toThrow(
        'Stopped',
      )
      await expectUntouched()
    })

    it('takes what npm keeps in the home of its user for no data', async () => {
      const home = await emptyHome(kind)
      removeAll.push(home.remove)
      await mkdir(join(home.dataDir, '.npm/_logs'), { recursive: true })
      await restore(file, home.env)
      expect(await readdir(home.dataDir)).toEqual(expect.arrayContaining(['.npm', 'settings.env']))
      expect((await home.look(everything))['site']).toHaveLength(1)
    })

    it('refuses a target that is not empty, unless it may put aside what is there', async () => {
      await restore(file, to.env)
      const before = await to.look(everything)
      await to.look((db) => sql`update site set doc = '{"name": "own"}'`.execute(db))
      await expect(restore(file, to.env)).rejects.toThrow(
        /is not empty: it has .*--force puts what is there aside/,
      )
      await writeFile(join(to.dataDir, 'own'), 'kept')
      const cut = join(dir, `forced-${kind}.tar.gz`)
      await copyFile(file, cut)
      await truncate(cut, 2000)
      await expect(restore(cut, to.env, { force: true })).rejects.toThrow('Nothing was changed')
      expect((await to.look(everything))['site']?.[0]).toContain('own')

      const told = await restore(file, to.env, { force: true })
      expect(told.join('\n')).toMatch(/What was there is in .*replaced-\d{14}/)
      expect(await to.look(everything)).toEqual(before)
      const [aside = ''] = (await readdir(to.dataDir)).filter((name) => name.startsWith('replaced-'))
      expect(await readFile(join(to.dataDir, aside, 'own'), 'utf8')).toBe('kept')
      if (kind === 'PostgreSQL') {
        const schema = aside.replace('-', '_')
        expect(told.join('\n')).toContain(schema)
        const { rows } = await to.look((db) =>
          sql`select doc from ${sql.table(`${schema}.site`)}`.execute(db),
        )
        expect(rows).toEqual([{ doc: { name: 'own' } }])
      }
    })

    it('brings the tables of an older version to this one', async () => {
      const older = await emptyHome(kind)
      removeAll.push(older.remove)
      await mkdir(older.dataDir)
      await older.look(async (db) => {
        const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
        await migrator.migrateTo('027-photo-facts')
        await sql`insert into site (site_id, doc) values ('huis', '{"name": "of then"}')`.execute(db)
      })
      const old = join(dir, `old-${kind}.tar.gz`)
      await backup(old, older.env)
      await restore(old, to.env)
      await to.look(async (db) => {
        expect(await db.selectFrom('site').select('site_id').execute()).toEqual([{ site_id: 'huis' }])
        expect(await db.selectFrom('feed_run').select('id').execute()).toEqual([])
        // Nothing is left to do, and a start does nothing twice.
        await migrate(db)
        const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
          db,
        )
        expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS).sort())
      })
    })

    it('does not begin while a program has the target', async () => {
      await restore(file, to.env)
      const program = await ownProgram('huis', to.env)
      try {
        await expect(restore(file, to.env, { force: true })).rejects.toThrow(
          kind === 'PGlite' ? 'is in use by process' : 'has the database of DATABASE_URL open: stop it first',
        )
      } finally {
        await program.stop()
      }
    })
  })

  it('waits for a program that is just leaving PostgreSQL', async () => {
    const to = await emptyHome('PostgreSQL')
    removeAll.push(to.remove)
    const leaving = await connect({ databaseUrl: to.env.DATABASE_URL })
    await sql`select`.execute(leaving.db)
    const restored = restore(file, to.env)
    setTimeout(() => void leaving.close(), 500)
    expect((await restored).join('\n')).not.toBe('')
  })
})

async function aboutOf(file: string): Promise<Buffer> {
  let said = Buffer.alloc(0)
  await readBackup(file, async ({ path, body }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    if (path === ABOUT) said = Buffer.concat(chunks)
  })
  return said
}

describe('a backup', () => {
  let at: Awaited<ReturnType<typeof emptyHome>>
  let file: string
  beforeEach(async () => {
    at = await emptyHome('PGlite')
    await mkdir(at.dataDir)
    await at.look(withSite)
    file = join(at.dataDir, '..', 'b.tar.gz')
  })
  afterEach(() => at.remove())

  it('that is stopped leaves no file, and one that was killed does not hinder the next', async () => {
    const stop = new AbortController()
    stop.abort(new Error('Stopped'))
    const asked = { file, withRenditions: true, force: false }
    await expect(backupCommand(asked, { ...surroundings(at.env), signal: stop.signal })).rejects.toThrow(
      'Stopped',
    )
    expect((await readdir(join(at.dataDir, '..'))).filter((name) => name.startsWith('b.'))).toEqual([])
    await writeFile(`${file}.part`, 'half')
    await backup(file, at.env)
    expect(existsSync(`${file}.part`)).toBe(false)
    await expect(backup(file, at.env)).rejects.toThrow('There is a file')
  })

  it('needs a database, and a program that lets itself be asked when one has it open', async () => {
    await expect(backup(file, { DATA_DIR: join(at.dataDir, 'none') })).rejects.toThrow('There is no folder')
    const empty = join(at.dataDir, 'empty')
    await mkdir(empty)
    await expect(backup(file, { DATA_DIR: empty })).rejects.toThrow('There is no database in')
    const held = await connect({ dataDir: at.dataDir })
    const nobody = { ...at.env, SITE_API_URL: 'http://127.0.0.1:9', ADMIN_TOKEN: 'operator-of-the-tests' }
    await expect(backup(file, nobody)).rejects.toThrow(/in use by process[^]*cannot be reached/)
    await held.close()
    const program = await ownProgram('huis', at.env)
    try {
      const wrong = {
        ...nobody,
        SITE_API_URL: `http://127.0.0.1:${program.port}`,
        ADMIN_TOKEN: 'another-operator',
      }
      await expect(backup(file, wrong)).rejects.toThrow('does not know this token')
    } finally {
      await program.stop()
    }
    expect(existsSync(file)).toBe(false)
  })

  it('tells how far it is, once that takes longer than two seconds', async () => {
    const said: string[] = []
    const clock = jest.spyOn(Date, 'now')
    const began = Date.now()
    let turns = 0
    clock.mockImplementation(() => began + 3000 * turns++)
    await backupCommand({ file, withRenditions: true, force: false }, surroundings(at.env, said)).finally(
      () => clock.mockRestore(),
    )
    expect(said[0]).toMatch(/^Backing up \d+ % \([\d.]+ MB\)$/)
  })
})
