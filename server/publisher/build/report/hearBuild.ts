import { gatsbySteps } from './gatsbySteps'
import type { Steps } from './steps'

/** Left-out things that are named in a log; of more the status page has the list. */
const MOST_NAMED = 5

/** What hears a build of Gatsby's: its steps, the warnings of ours, and its errors, for the sentence that is said when it fails. */
export function hearBuild(log: (line: string) => void, steps: Steps) {
  const errors: string[] = []
  let warnings = 0
  const onWarning = (text: string) => {
    warnings += 1
    if (warnings <= MOST_NAMED) log(text)
    else if (warnings === MOST_NAMED + 1) log('More is left out: the status page names it')
  }
  return { errors, onMessage: gatsbySteps({ steps, onWarning, onError: (text) => errors.push(text) }) }
}
