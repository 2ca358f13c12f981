/** What something comes to within so many milliseconds; undefined when it takes longer, whatever it comes to then. @throws what it throws in time. */
export async function inTime<T>(work: Promise<T>, most: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, most, undefined)
    timer.unref()
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
