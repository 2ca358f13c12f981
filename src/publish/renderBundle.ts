import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeId, type SiteInfoNode } from '../dataLayer/nodes'
import { RENDER_FACTS, type RenderFacts } from '../gatsby/renderFacts'

/** The Gatsby whose inside src/publish knows. */
export const GATSBY_VERSION = '5.16.1'

const RENDERER = 'render-page.js'

/**
 * All it takes to render a page of a build when the build folder has moved on: the compiled renderer, what it
 * reads from `public/`, and the facts. A bundle is kept with the release that was made of the same build.
 */
export const bundleFile = {
  facts: (bundle: string) => join(bundle, 'facts.json'),
  renderer: (bundle: string) => join(bundle, 'routes', RENDERER),
  publicDir: (bundle: string) => join(bundle, 'public'),
}

const ROUTES = '.cache/page-ssr/routes'

/**
 * Gatsby has its renderer note every use of Node's own modules, through files in the build folder: those are gone as soon as
 * it is emptied, and the notes pile up in a process that lives long.
 */
const TRACKED = /require\("[^"]*\/\.cache\/ssr-builtin-trackers\/([^"]+)"\)/g

async function copyRoutes(from: string, to: string): Promise<void> {
  await copyMatching(from, to, /\.js$/)
  const renderer = join(to, RENDERER)
  const text = await readFile(renderer, 'utf8')
  await writeFile(renderer, text.replace(TRACKED, 'require("$1")'))
}

async function copyMatching(from: string, to: string, wanted: RegExp): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => wanted.test(name))
  await mkdir(to, { recursive: true })
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))))
}

/** Version of the Gatsby that a project has installed. */
async function installedGatsby(projectDir: string): Promise<string> {
  const file = createRequire(join(projectDir, 'package.json')).resolve('gatsby/package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

/** @throws Error when the project has another Gatsby than the one whose inside is known here. */
export async function assertPinnedGatsby(projectDir: string, built = GATSBY_VERSION): Promise<void> {
  const installed = await installedGatsby(projectDir)
  const other = [installed, built].find((version) => version !== GATSBY_VERSION)
  if (other) throw new Error(`Single pages are rendered by Gatsby ${GATSBY_VERSION} only, not by ${other}`)
}

/** What a bundle holds and how; another number is a bundle that this program does not know. */
const BUNDLE_FORMAT = 3

/** Facts of a build, and which state of the program it was made by. */
export type BundleFacts = RenderFacts & { code: string; format: number }

/** Copies the bundle out of a finished build folder; `code` tells one state of the program from another. */
export async function copyRenderBundle(projectDir: string, bundle: string, code: string): Promise<void> {
  const text = await readFile(join(projectDir, RENDER_FACTS), 'utf8')
  const facts: BundleFacts = { ...(JSON.parse(text) as RenderFacts), code, format: BUNDLE_FORMAT }
  await assertPinnedGatsby(projectDir, facts.gatsbyVersion)
  const built = join(projectDir, 'public')
  const target = bundleFile.publicDir(bundle)
  await copyRoutes(join(projectDir, ROUTES), join(bundle, 'routes'))
  await copyMatching(built, target, /\.css$|^webpack\.stats\.json$/)
  await copyMatching(join(built, '_gatsby/slices'), join(target, '_gatsby/slices'), /\.html$/)
  await copyMatching(join(built, 'page-data/sq/d'), join(target, 'page-data/sq/d'), /\.json$/)
  await writeFile(bundleFile.facts(bundle), JSON.stringify(facts))
}

/** @throws Error when there is no bundle, or one that is not known here. */
export async function readFacts(bundle: string): Promise<BundleFacts> {
  const facts = JSON.parse(await readFile(bundleFile.facts(bundle), 'utf8')) as BundleFacts
  if (facts.format !== BUNDLE_FORMAT)
    throw new Error(`${bundle} has format ${facts.format}, not ${BUNDLE_FORMAT}`)
  return facts
}

/** The site's settings, and its public address, as they were when the bundle's build was made. */
export function siteIn({ nodes }: Pick<RenderFacts, 'nodes'>): SiteInfoNode {
  const info = nodes.find(({ id }) => id === nodeId.site) as SiteInfoNode | undefined
  if (!info) throw new Error('The build did not write down the settings of its site')
  return info
}
