import { parseArgs } from 'node:util'
import type { DemoOptions } from 'aanbod-demo/demo'

export interface DemoArguments extends DemoOptions {
  out?: string
  help: boolean
  pictures: boolean
}

export const usage = `Makes a demo site as an import file, one JSON object a line.

  npm run demo -- [--estates 150] [--site demo] [--seed 1] [--now 2026-01-31] [--out file.ndjson] [--no-pictures]

  --estates  number of estates, projects and their units included
  --site     id of the site: lower-case letters, digits, hyphens
  --seed     another seed makes other estates
  --now      the day that dates count from; today when absent
  --out      file to write; standard output when absent
  --no-pictures  leaves them out: nine lines of 30 kB for each estate, drawn in 40 ms
`

const wholeNumber = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new Error(`--${name} must be a whole number from ${from} to ${to}, not "${text}"`)
  return value
}

const siteIdOf = (text: string): string => {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(text))
    throw new Error(`--site must be lower-case letters, digits and hyphens, at most 63, not "${text}"`)
  return text
}

const momentOf = (text: string | undefined, today: Date): Date => {
  if (text === undefined) return today
  const moment = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(`--now must be a date such as 2026-01-31, not "${text}"`)
  return moment
}

/**
 * What `npm run demo` was asked for.
 * @throws Error naming the argument and what is wrong with it
 */
export const parseDemoArguments = (args: string[], today: Date): DemoArguments => {
  const { values } = parseArgs({
    args,
    options: {
      estates: { type: 'string', default: '150' },
      site: { type: 'string', default: 'demo' },
      seed: { type: 'string', default: '1' },
      now: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  return {
    estates: wholeNumber('estates', values.estates, 0, 10_000_000),
    siteId: siteIdOf(values.site),
    seed: wholeNumber('seed', values.seed, 0, 4_294_967_295),
    now: momentOf(values.now, today),
    ...(values.out !== undefined && { out: values.out }),
    help: values.help,
    pictures: values.pictures,
  }
}
