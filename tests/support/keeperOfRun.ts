import type { ChildProcess } from 'node:child_process'

/** Shared by jest's setup and teardown, which run in the same process. */
export const keeperOfRun: { process?: ChildProcess } = {}
