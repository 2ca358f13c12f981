/** Says whether another change waits to be published. */
export type IsWaiting = () => Promise<boolean>

/** Pages that are rendered at a stretch, in every language: a tenth of a second, then whoever waits has a turn. */
const STRETCH = 6

/** Draws a stretch at a time, as far as nobody waits; gives what was drawn. */
export async function drawnInTurn<Job, Drawn>(
  jobs: readonly Job[],
  isWaiting: IsWaiting,
  draw: (some: readonly Job[]) => Promise<Drawn>,
): Promise<{ drawn: Drawn[]; done: Job[] }> {
  const drawn: Drawn[] = []
  const done: Job[] = []
  for (let start = 0; start < jobs.length; start += STRETCH) {
    if (start > 0 && (await isWaiting())) break
    const some = jobs.slice(start, start + STRETCH)
    drawn.push(await draw(some))
    done.push(...some)
  }
  return { drawn, done }
}
