/** What went wrong where, so that all of it is told at once. */
export const faults: string[] = []

/** What the work comes to; undefined when it threw, which is noted. */
export async function tried<T>(where: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    faults.push(`${where}: ${(error as Error).stack?.split('\n').slice(0, 6).join('\n') ?? String(error)}`)
    return undefined
  }
}
