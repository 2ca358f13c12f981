import type { Steps } from './steps'

/** What Gatsby sends to who started it, of all that its report says; the shape is that of the pinned version. */
interface Action {
  type: string
  payload?: { id?: string; text?: string; current?: number; total?: number; level?: string }
}

interface Phase {
  words: string
  /** The activity of Gatsby's by which it begins. */
  begins: RegExp
  /** The one that counts what is done. */
  counts?: RegExp
  unit?: string
}

/** A build as a person would tell it, in the order in which it goes. */
const PHASES: readonly Phase[] = [
  { words: 'Starting Gatsby', begins: /^compile gatsby files$/ },
  {
    words: 'Reading the site',
    begins: /^Pull site /,
    counts: /^Pull estates$/,
    unit: 'listings and projects',
  },
  { words: 'Planning pages', begins: /^building schema$/ },
  { words: 'Scripts of the pages', begins: /^Building production JavaScript/ },
  { words: 'What renders them', begins: /^Building HTML renderer$/ },
  {
    words: 'What pages show',
    begins: /^run (static|page) queries|^run queries in workers/,
    counts: /^run page queries|^run queries in workers/,
    unit: 'queries',
  },
  {
    words: 'Rendering',
    begins: /^Building static HTML for pages$/,
    counts: /^Building static HTML for pages$/,
    unit: 'pages',
  },
  { words: 'Sitemaps', begins: /^onPostBuild$/ },
]

/** Begins of warnings that are this site's own, and tell an operator what to mend or what is waited for; those of libraries tell nobody anything. */
const OWN_WARNING = /^(Left out |The site API has too much to do)/

export interface Heard {
  steps: Steps
  /** Hears each warning that somebody can act on. */
  onWarning: (text: string) => void
  /** Hears each error, the first of which is mostly the cause of the others. */
  onError: (text: string) => void
}

function actionOf(message: unknown): Action | undefined {
  const { type, action } = (message ?? {}) as { type?: unknown; action?: Action }
  return type === 'LOG_ACTION' && typeof action?.type === 'string' ? action : undefined
}

/** Gives a hearer of Gatsby's messages, which makes steps of them. */
export function gatsbySteps({ steps, onWarning, onError }: Heard): (message: unknown) => void {
  const texts = new Map<string, string>()
  const totals = new Map<string, number>()
  let at = -1
  return (message) => {
    const { type, payload = {} } = actionOf(message) ?? {}
    const { id = '', text = '', level } = payload
    if (type === 'LOG' && level === 'WARNING' && OWN_WARNING.test(text)) onWarning(text)
    if (type === 'LOG' && level === 'ERROR' && text) onError(text)
    if (type === 'ACTIVITY_START') {
      texts.set(id, text)
      const next = PHASES.findIndex(({ begins }, index) => index > at && begins.test(text))
      const phase = PHASES[next]
      if (phase) {
        at = next
        steps.begin(phase.words, phase.unit)
      }
    }
    if (payload.total) totals.set(id, payload.total)
    const total = totals.get(id)
    if (total && payload.current !== undefined && PHASES[at]?.counts?.test(texts.get(id) ?? ''))
      steps.count(payload.current, total)
  }
}
