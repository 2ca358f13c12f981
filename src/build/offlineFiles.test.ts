import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../tests/support/builders'
import { LOCALES } from '../contract/locales'
import { offlinePage, webManifest } from './offlineFiles'

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
      icons: [expect.objectContaining({ src: '/img/icon.svg' })],
    })
  })
})
