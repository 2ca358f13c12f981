import { readFileSync } from 'node:fs'

/**
 * What Linux tells of a process behind its name, which may hold anything: the first is field 3 of proc(5), its state. Empty where
 * there is no such process, and on every other system.
 */
export function processFields(pid: number | undefined): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
