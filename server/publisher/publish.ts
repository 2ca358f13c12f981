import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyKit } from '../../src/publish/kit'
import { apiClient } from '../../src/siteApi/http'
import type { Config } from '../config'
import { codeFingerprint, dataFingerprint } from './fingerprint'
import { gatsbyBuild } from './gatsbyBuild'
import { createRelease } from './release'
import { currentRelease, kitDir, openReleaseStore, type Release, type ReleaseStore } from './releaseStore'
import { switchTo } from './switchTo'

export interface PublishOptions {
  config: Config
  projectDir: string
  /** Hears what is going on, a line at a time. */
  say: (line: string) => void
  signal?: AbortSignal
}

/** What the current release was built from, kept beside the releases. */
interface BuiltFrom {
  code: string
  data: string
}

const builtFromFile = (store: ReleaseStore) => join(store.dir, 'built-from.json')

async function builtFrom(store: ReleaseStore): Promise<BuiltFrom | undefined> {
  const text = await readFile(builtFromFile(store), 'utf8').catch(() => undefined)
  return text ? (JSON.parse(text) as BuiltFrom) : undefined
}

const buildEnv = ({ siteApiUrl, siteId, publicUrl }: Config) => ({
  SITE_API_URL: siteApiUrl,
  SITE_ID: siteId,
  PUBLIC_URL: publicUrl,
})

/** The program as it goes into this site's pages. */
export const codeOf = ({
  config: { siteId, publicUrl },
  projectDir,
}: Pick<PublishOptions, 'config' | 'projectDir'>) => codeFingerprint(projectDir, { siteId, publicUrl })

async function wanted(options: PublishOptions): Promise<BuiltFrom> {
  const { siteApiUrl: baseUrl, siteId } = options.config
  return {
    code: await codeOf(options),
    data: await dataFingerprint(apiClient({ baseUrl, siteId })),
  }
}

/** Without its kit a release is as good, only that single pages cannot be published onto it. */
async function keepKit({ projectDir, say }: PublishOptions, code: string, kit: string): Promise<void> {
  try {
    await copyKit(projectDir, kit, code)
  } catch (error) {
    say(`Every change will need a whole build: ${(error as Error).message}`)
  }
}

/** Builds the site and switches to the release made of it. */
export async function publish(options: PublishOptions): Promise<Release> {
  const { config, projectDir, say, signal } = options
  const store = openReleaseStore(config.dataDir, config.siteId)
  const from = await wanted(options)
  await gatsbyBuild({
    projectDir,
    codeFingerprint: from.code,
    env: buildEnv(config),
    onLine: say,
    ...(signal ? { signal } : {}),
  })
  let told = 0
  const release = await createRelease({
    buildDir: join(projectDir, 'public'),
    store,
    onProgress: ({ done, total }) => {
      const percent = Math.floor((done / total) * 10) * 10
      if (percent > told) say(`release ${(told = percent)} % of ${total} files`)
    },
  })
  await keepKit(options, from.code, kitDir(store, release.id))
  await switchTo(store, release.id)
  await writeFile(builtFromFile(store), JSON.stringify(from))
  say(`release ${release.id}: ${release.pages} pages, ${release.files} files`)
  return release
}

/** Whether what is served was built from today's program and data. An API that cannot be asked counts as unchanged. */
export async function isUpToDate(options: PublishOptions): Promise<boolean> {
  const { config, say } = options
  const store = openReleaseStore(config.dataDir, config.siteId)
  const [release, from] = await Promise.all([currentRelease(store), builtFrom(store)])
  if (!release || !from) return false
  try {
    const now = await wanted(options)
    return now.code === from.code && now.data === from.data
  } catch (error) {
    say(`The site API could not be asked for changes, the site stays as it is: ${(error as Error).message}`)
    return true
  }
}
