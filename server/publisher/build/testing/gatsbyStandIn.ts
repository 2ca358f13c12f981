import { pageHtml, temporaryFolder, writeTree } from '../../../releases/testing/buildTree'

/**
 * A project folder whose `gatsby build` does what its `build.cjs` says, so that what surrounds a build – folders,
 * failures, being stopped – is tried in no time. Real builds are part of `npm test`.
 */
export async function projectWith(build: string) {
  const { dir, remove } = await temporaryFolder()
  await writeTree(dir, {
    'package.json': '{}',
    'package-lock.json': '{}',
    'gatsby-config.ts': '',
    'gatsby-node.ts': '',
    'gatsby-browser.tsx': '',
    'gatsby-ssr.tsx': '',
    'src/a.ts': 'export const a = 1',
    'plugins/b.ts': '',
    'locales/nl/common.json': '{}',
    'static/c.svg': '<svg/>',
    'node_modules/gatsby/package.json': '{"name":"gatsby","version":"0.0.0"}',
    'node_modules/gatsby/cli.js': build,
  })
  return { dir, remove }
}

/** A build that writes one page and says which. */
export const GOOD_BUILD = `
const { mkdirSync, writeFileSync } = require('node:fs')
console.log('building ' + process.env.SITE_ID + ' for ' + process.env.PUBLIC_URL)
mkdirSync('.cache', { recursive: true })
mkdirSync('public/nl', { recursive: true })
writeFileSync('.cache/newPages.txt', '/nl\\n')
writeFileSync('public/nl/index.html', ${JSON.stringify(pageHtml('/nl', 'Lorem ipsum '.repeat(30)))})
`

/** A build that asks the site API, as a real one does, and writes the home page of every language in the site's colours. */
export const ASKING_BUILD = `
const { mkdirSync, writeFileSync } = require('node:fs')
const { SITE_API_URL, SITE_ID } = process.env
fetch(SITE_API_URL.split(',')[0] + '/sites/' + SITE_ID).then((answer) => answer.json()).then(({ name, settings }) => {
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/newPages.txt', '')
  for (const locale of settings.languages) {
    mkdirSync('public/' + locale, { recursive: true })
    const style = '<style>:root{--brand:' + settings.theme.brandColour + '}</style>'
    const text = name.repeat(200)
    writeFileSync('public/' + locale + '/index.html', '<html lang="' + locale + '">' + style + text + '<script></script></html>')
  }
})
`

export const FAILING_BUILD = `
for (let line = 1; line <= 50; line++) console.log('line ' + line)
console.error('ERROR #85923 the query is wrong')
process.exitCode = 3
`
