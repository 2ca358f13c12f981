/** A command of docs/operate.md that `npm run test:operate` does not run, by its beginning. */
interface RunElsewhere {
  begins: string
  /** The script of package.json that runs it. */
  script?: string
  why: string
}

/** What of docs/operate.md is run by another script than `test:operate`, or by none, and why. */
export const RUN_ELSEWHERE: readonly RunElsewhere[] = [
  {
    begins: 'aanbod release -- export',
    script: 'test:static',
    why: 'takes ten minutes, and is then read whole by nginx alone',
  },
  { begins: 'install -d -o aanbod /srv/export', script: 'test:static', why: 'is the folder of that' },
  {
    begins: 'aanbod release -- push',
    script: 'test:store',
    why: 'wants a store, which that script starts',
  },
  { begins: 'docker ', why: 'no container runs here: the files are read by linters' },
]

export const runElsewhere = (command: string) =>
  RUN_ELSEWHERE.find(({ begins }) => command.startsWith(begins))
