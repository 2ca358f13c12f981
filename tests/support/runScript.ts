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
