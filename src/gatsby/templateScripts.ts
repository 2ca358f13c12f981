import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of the scripts of each template, by the name its pages give it (`componentChunkName`). */
export type TemplateScripts = Record<string, string[]>

/**
 * What the build for the browser made of the templates. A document names only what all pages share, so a browser learns from
 * the page's data which scripts it lacks: two waits one after the other, unless the document names them too.
 */
export function templateScripts(siteDirectory: string): TemplateScripts {
  const stats = readFileSync(join(siteDirectory, 'public/webpack.stats.json'), 'utf8')
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: TemplateScripts }
  const shared = new Set(assetsByChunkName['app'])
  const ownScripts = (files: readonly string[]) =>
    files.filter((file) => file.endsWith('.js') && !shared.has(file)).map((file) => `/${file}`)
  return Object.fromEntries(
    Object.entries(assetsByChunkName)
      .filter(([chunk]) => chunk.startsWith('component---'))
      .map(([chunk, files]) => [chunk, ownScripts(files)]),
  )
}
