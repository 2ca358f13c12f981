import { Gauge, Registry } from 'prom-client'
import { inTime } from './inTime'
import { processFigures } from './processFigures'

/** A figure as it is now: of what (`site` and the like), and how much. */
export interface Reading<Name extends string = string> {
  name: Name
  labels: Readonly<Record<string, string>>
  value: number
}

/** Figures that are asked for when somebody wants to read them, and never else. */
export interface Question<Name extends string = string> {
  /** What it is about, in a word. */
  about: string
  /** Each by its name: what it means, and which labels it has. */
  gauges: Readonly<Record<Name, { help: string; labels: readonly string[] }>>
  ask(): Promise<readonly Reading<Name>[]>
}

/** The figures of the roles that answer on one port. */
export interface Figures {
  /** Of what is counted as it happens. */
  registry: Registry
  ask<Name extends string>(question: Question<Name>): void
  /** All of them, and those of the process, in Prometheus' text format. */
  text(): Promise<string>
}

/** Milliseconds that a question has: Prometheus gives up after ten seconds, and a database that hangs must not hide everything else. */
const LONGEST_ANSWER = 3000

/** @param log hears once why a question is not answered */
export function openFigures(log: (line: string) => void = () => undefined): Figures {
  const registry = new Registry()
  const answered = new Gauge({
    name: 'aanbod_figures_answered',
    help: 'Whether the figures of this kind could be read just now (1), or are missing (0).',
    labelNames: ['about'],
    registers: [registry],
  })
  const answers: (() => Promise<void>)[] = []

  return {
    registry,
    ask({ about, gauges, ask }) {
      const known = new Map(
        Object.entries<{ help: string; labels: readonly string[] }>(gauges).map(
          ([name, { help, labels }]) => [
            name,
            new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
          ],
        ),
      )
      let running: Promise<readonly Reading[]> | undefined
      let lastFault = ''
      const fault = ({ message }: Error) => {
        if (message !== lastFault) log(`figures of ${about}: ${message}`)
        lastFault = message
        return undefined
      }
      answers.push(async () => {
        // One that hangs is waited for, not asked again and again.
        running ??= ask().finally(() => (running = undefined))
        const readings = await inTime(running, LONGEST_ANSWER).catch(fault)
        if (readings) lastFault = ''
        for (const gauge of known.values()) gauge.reset()
        for (const { name, labels, value } of readings ?? []) known.get(name)?.set({ ...labels }, value)
        answered.set({ about }, readings ? 1 : 0)
      })
    },
    async text() {
      await Promise.all(answers.map((answer) => answer()))
      return `${await registry.metrics()}\n${await processFigures().metrics()}`
    },
  }
}
