/** Aborted when the command is told to stop, by Ctrl-C or otherwise: what it has begun is taken away then. Told again, it ends as it is. */
export function untilStopped(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new Error('Stopped: nothing was changed')))
  return controller.signal
}
