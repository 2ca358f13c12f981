import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../tests/support/builders'
import { LOCALES } from '../contract/locales'
import type { Site } from '../contract/site'
import { offlinePage, webManifest, writeOfflineFiles } from './offlineFiles'

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../locales', locale, 'offline.json'), 'utf8')) as Record<
    string,
    string
  >

describe('what is shown when there is no connection', () => {
  test.each(LOCALES)('stands by itself and speaks %s', (locale) => {
    const texts = textsOf(locale)
    const html = offlinePage(locale, 'Kouter & Linde', texts)
    expect(html).toContain(`<html lang="${locale}">`)
    for (const text of Object.values(texts)) expect(html).toContain(text)
    expect(html).toContain('Kouter &amp; Linde')
    expect(html).not.toMatch(/<script|<link|src=|url\(/)
  })

  test('the service worker knows every language', () => {
    const worker = readFileSync(join(__dirname, '../../static/sw.js'), 'utf8')
    expect(worker).toContain(`const LANGUAGES = [${LOCALES.map((locale) => `'${locale}'`).join(', ')}]`)
  })

  test('a device can put the site among its apps', () => {
    expect(JSON.parse(webManifest({ name: 'Kouter & Linde', settings: site }))).toMatchObject({
      name: 'Kouter & Linde',
      start_url: '/',
      lang: 'nl',
      icons: [
        expect.objectContaining({ src: '/img/icon.svg' }),
        { src: '/img/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/img/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    })
  })

  test('whatever the manifest names is written', async () => {
    const root = await mkdtemp(join(tmpdir(), 'offline-files-'))
    for (const folder of ['static', 'locales']) {
      await symlink(join(__dirname, '../..', folder), join(root, folder))
    }
    await mkdir(join(root, 'public'))
    await writeOfflineFiles(root, { name: 'Kouter & Linde', settings: site } as Site)
    const read = (name: string) => readFile(join(root, 'public', name))
    const { icons } = JSON.parse(String(await read('manifest.webmanifest'))) as {
      icons: { src: string; sizes: string; type: string }[]
    }
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const { width, height, format } = await sharp(await read(src)).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
    await rm(root, { recursive: true })
  })
})
