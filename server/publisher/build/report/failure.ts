import { stripVTControlCharacters } from 'node:util'
import { failedPageIn } from './failedPage'

interface Ended {
  /** Number or signal that the build ended with. */
  code: number | string | null
  /** The last lines of its report. */
  last: readonly string[]
  /** What it named as errors. */
  errors: readonly string[]
}

/** Letters of an error that are told; the rest of it is mostly code. */
const MOST = 300

/** An error of Gatsby's in one line: its heading, and what stands below it. */
function inOneLine(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n')
  const told = lines.map((line) => line.trim()).filter((line) => line && !/^[|>\d]|^at /.test(line))
  return told.slice(0, 2).join(' ').slice(0, MOST)
}

const CAUSES: readonly { pattern: RegExp; says: string }[] = [
  {
    pattern: /heap out of memory/,
    says: ' as it ran out of memory; NODE_OPTIONS=--max-old-space-size=4096 (MB) gives it more',
  },
  { pattern: /\bENOSPC\b|no space left on device/i, says: ' as the disk is full: make room on it' },
  {
    pattern: /\bEACCES\b|\bEROFS\b/,
    says: ' as it may not write to its folder: give it back to the user of the program',
  },
]

/** In one sentence why a build failed, and what to do where that is known. */
export function failureOf({ code, last, errors }: Ended): string {
  const ended = `gatsby build ended with ${code}`
  const cause = CAUSES.find(({ pattern }) => [...errors, ...last].some((line) => pattern.test(line)))
  if (cause) return `${ended}${cause.says}`
  const page = failedPageIn(last)
  if (page) return `${ended} as ${page.path} cannot be rendered: ${page.reason}`
  const [first] = errors
  return first ? `${ended}: ${inOneLine(first)}` : ended
}
