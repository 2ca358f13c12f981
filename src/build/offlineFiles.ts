import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Locale } from '../contract/common'
import { LOCALES } from '../contract/locales'
import type { Site } from '../contract/site'
import { href } from '../routing/routes'

type Texts = Readonly<Record<string, string>>

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

// The page must stand without any other file: it is shown when none can be had.
const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1f1b;--brick:#9e3f27;--on-brick:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#171815;--ink:#f1efe8;--brick:#e08a6d;--on-brick:#171815}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 system-ui,sans-serif}
main{display:grid;gap:24px;justify-items:start;max-width:34em;margin:0 auto;padding:18vh 24px 24px}
h1{margin:0;font:440 clamp(1.875rem,1.4rem + 2.1vw,3rem)/1.12 Georgia,serif;letter-spacing:-.015em}
p{margin:0}nav{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
a{color:inherit;text-underline-offset:.22em;padding-block:9px}
a.main{padding:9px 24px;border-radius:4px;background:var(--brick);color:var(--on-brick);font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--brick);outline-offset:2px}`

/** The page that the service worker shows for one that is not on the device. */
export function offlinePage(locale: Locale, siteName: string, texts: Texts): string {
  const text = (key: string) => escaped(texts[key] ?? key)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('offline.title')} · ${escaped(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${escaped(siteName)}</p>
<h1>${text('offline.title')}</h1>
<p>${text('offline.text')}</p>
<nav>
<a class="main" href="">${text('offline.retry')}</a>
<a href="${escaped(href('favourites', locale))}">${text('offline.favourites')}</a>
</nav>
</main>
</body>
</html>
`
}

/** Pixels of the pictures for devices that put no drawing among their apps. */
const ICON_SIZES = [192, 512] as const
const iconPath = (size: number) => `/img/icon-${size}.png`

/** The web app manifest: what a device needs to put the site among its apps. */
export function webManifest({ name, settings }: Pick<Site, 'name' | 'settings'>): string {
  const manifest = {
    name,
    short_name: name.slice(0, 12).trim(),
    lang: settings.defaultLanguage,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/img/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICON_SIZES.map((size) => ({ src: iconPath(size), sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

async function writeIcons(root: string): Promise<void> {
  const drawing = await readFile(join(root, 'static/img/icon.svg'))
  for (const size of ICON_SIZES) {
    // Drawn at its size: a density of 72 makes a point of the drawing a pixel.
    const { width = size } = await sharp(drawing).metadata()
    const picture = sharp(drawing, { density: (72 * size) / width }).resize(size, size)
    await picture.png({ compressionLevel: 9 }).toFile(join(root, 'public', iconPath(size)))
  }
}

/** Writes, into the finished build, what only stands beside its pages: the manifest, its icons, one offline page a language. */
export async function writeOfflineFiles(root: string, site: Site): Promise<void> {
  const into = (name: string, content: string) => writeFile(join(root, 'public', name), content)
  await into('manifest.webmanifest', webManifest(site))
  await mkdir(join(root, 'public/img'), { recursive: true })
  await writeIcons(root)
  for (const locale of LOCALES) {
    const texts = JSON.parse(await readFile(join(root, 'locales', locale, 'offline.json'), 'utf8')) as Texts
    await into(`offline-${locale}.html`, offlinePage(locale, site.name, texts))
  }
}
