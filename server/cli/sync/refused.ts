/** What a source gave is not taken, and why: the last good state stays. All other errors are of this side. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** An error of a feed as why it is refused; one of this machine (a full disk) stays what it is. */
export function refusedFor(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return 'code' in error && typeof error.code === 'string' ? error : new Refused(error.message)
}
