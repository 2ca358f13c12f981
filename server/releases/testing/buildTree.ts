import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder of a test's own, removed with it. */
export async function temporaryFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** Writes files in place, as Gatsby does with its `public/`. */
export async function writeTree(
  dir: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
}

/** A page as Gatsby writes it: a preload of its script, data in JSON-LD, an inline script, the app's script. */
export const pageHtml = (path: string, text = 'Lorem ipsum') => `<!doctype html>
<html lang="${path.slice(1, 3)}"><head>
<link as="script" rel="preload" href="/app-0123456789abcdef0123.js"/>
<link rel="preload" as="font" href="/static/letters-0123456789abcdef0123456789abcdef.woff2"/>
<script type="application/ld+json">{"@type":"WebPage"}</script>
</head><body><main>${text}</main>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>
<script src="/app-0123456789abcdef0123.js" async></script>
</body></html>`

/** The page files of addresses. */
export const pagesAt = (...addresses: string[]): Record<string, string> =>
  Object.fromEntries(addresses.map((address) => [`${address.slice(1)}/index.html`, pageHtml(address)]))
