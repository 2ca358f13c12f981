import { compareTrees } from './pageDiff/compareTrees'
import { IGNORED, IGNORED_FILES } from './pageDiff/ignored'
import { report } from './pageDiff/report'

const HELP = `Usage: npm run diff:pages -- FOLDER_A FOLDER_B

Compares what two built trees say (public folders, or releases of one site); ends with 1 when they differ.
Left out of it:
${[...IGNORED_FILES, ...IGNORED].map(({ what }) => `  - ${what}`).join('\n')}
`

async function main([first, second, ...more]: string[]): Promise<number> {
  if (!first || !second || more.length) {
    process.stderr.write(HELP)
    return 2
  }
  const difference = await compareTrees(first, second)
  for (const line of report(difference)) process.stdout.write(`${line}\n`)
  const { changed, onlyInFirst, onlyInSecond } = difference
  return changed.length + onlyInFirst.length + onlyInSecond.length ? 1 : 0
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  },
)
