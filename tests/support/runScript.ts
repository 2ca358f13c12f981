import { stopAllCommands } from './command'

/** Runs a script to its end, whatever it leaves open; what went wrong is said, and its exit code is 1. */
export function runScript(main: () => Promise<void>): void {
  main().then(
    () => process.exit(),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    },
  )
}

/**
 * Runs a test of processes to its end, or until it is stopped from outside: all that it started is stopped, and what went wrong is
 * said with where it was thrown.
 */
export function runProcessTest(main: () => Promise<void>): void {
  const end = async (code: number) => {
    await stopAllCommands()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(1))
  main().then(
    // A test that found something may have said so by its code.
    () => end(Number(process.exitCode ?? 0)),
    (error: Error) => {
      console.error(error)
      return end(1)
    },
  )
}
