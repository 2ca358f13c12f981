import { FILES, textOf } from './repository'

const TABLE = textOf('docs/gatsby.md')
const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }

test('docs/gatsby.md has a row of every file that works around Gatsby', () => {
  const files = FILES.filter((file) => /^src\/gatsby\/.*(?<!\.test)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  const rows = new Set([...TABLE.matchAll(/^\|.*`(src\/gatsby\/[\w./]+)` +\|$/gm)].map(([, file]) => file))
  expect(files.filter((file) => !rows.has(file))).toEqual([])
})

test('it speaks of the Gatsby that is installed', () => {
  expect(TABLE).toContain(`Gatsby ${dependencies['gatsby']} `)
})

test('only what Gatsby calls imports what it has run in the browser', () => {
  const importing = FILES.filter(
    (file) =>
      /^(src|server|plugins)\/.*(?<!\.test)\.tsx?$/.test(file) &&
      !file.startsWith('src/gatsby/') &&
      textOf(file).includes('gatsby/browser/'),
  )
  expect(importing).toEqual([])
})
