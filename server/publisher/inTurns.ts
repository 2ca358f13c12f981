/** Runs one task at a time, in the order they were asked for; one that fails stops no other. */
export function inTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (task) => {
    const done = turn.then(task, task)
    turn = done
    return done
  }
}
