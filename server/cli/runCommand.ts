/** Runs a command that prints what another one may read: says what went wrong, and leaves 1 as the exit code. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    // A reader that stops early (`| head`) is no mistake.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
