import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import { PLACE_KINDS } from '../../../src/contract/estateMap'
import { LOCALES, type Locale } from '../../../src/contract/locales'
import type { Place } from './place'

/** A line of the table, its columns as they stand there. */
interface Line {
  code: string
  kind: Place['kind']
  parents: readonly string[]
  zips: readonly string[]
  middle: Place['middle']
  inhabitants: number
  names: Place['names']
  others: readonly string[]
}

const list = (text: string, separator: string) => (text ? text.split(separator) : [])

/** A place is called as in Dutch where a language has no name of its own for it. */
const namesOf = (known: Readonly<Partial<Record<Locale, string>> & { nl: string }>): Place['names'] =>
  inEveryLanguage((locale) => known[locale] || known.nl)

function lineOf(text: string): Line {
  const [code = '', kindName, parents = '', zips = '', lat = '', lon = '', inhabitants = '', ...rest] =
    text.split('\t')
  const kind = PLACE_KINDS.find((one) => one === kindName)
  const [nl = '', fr = '', en = '', de = '', others = ''] = rest
  if (!code || !kind || !nl) throw new Error(`Not a place: ${text}`)
  return {
    code,
    kind,
    parents: list(parents, ','),
    zips: list(zips, ','),
    middle: lat && lon ? { lat: Number(lat), lon: Number(lon) } : undefined,
    inhabitants: Number(inhabitants),
    names: namesOf({ nl, fr, en, de }),
    others: list(others, '|'),
  }
}

/** Languages of what lies in a region; the regions themselves and what lies across them are called in all. */
const SPOKEN: Readonly<Record<string, readonly Locale[]>> = {
  vlaanderen: ['nl'],
  wallonie: ['fr'],
  brussel: ['nl', 'fr'],
}
const GERMAN_SPEAKING = 'ostbelgien'

/** Every place by its code, from the text of the table. Throws for a line that is none, or lies in what is not there. */
export function readPlaces(table: string): ReadonlyMap<string, Place> {
  const lines = table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map(lineOf)
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const named = (code: string): Line => {
    const line = byCode.get(code)
    if (!line) throw new Error(`No place is called ${code}`)
    return line
  }
  const zips = new Map(lines.map(({ code, zips: own }) => [code, new Set(own)]))
  const addTo = (code: string, added: Iterable<string>) => {
    for (const zip of added) zips.get(code)?.add(zip)
  }
  const german = new Set(byCode.get(GERMAN_SPEAKING)?.parents)
  const upward = (line: Line): readonly Line[] => {
    const [parent] = line.kind === 'area' ? [] : line.parents
    return parent ? [line, ...upward(named(parent))] : [line]
  }
  for (const line of lines) for (const { code } of upward(line).slice(1)) addTo(code, line.zips)
  for (const { code, kind, parents } of lines) {
    if (kind === 'area') for (const member of parents) addTo(code, zips.get(named(member).code) ?? [])
  }

  const places = new Map<string, Place>()
  const placeOf = (line: Line): Place => {
    const known = places.get(line.code)
    if (known) return known
    const [, parent] = upward(line)
    const above = upward(line).map(({ code }) => code)
    const spoken = above.some((code) => german.has(code)) ? (['de'] as const) : SPOKEN[above.at(-1) ?? '']
    const { code, kind, names, others, middle, inhabitants } = line
    const place: Place = {
      code,
      kind,
      names,
      others,
      native: line.kind === 'region' ? LOCALES : (spoken ?? LOCALES),
      zips: [...(zips.get(code) ?? [])].sort(),
      middle,
      inhabitants,
      parent: parent && placeOf(parent),
    }
    places.set(code, place)
    return place
  }
  lines.forEach(placeOf)
  return places
}

let known: ReadonlyMap<string, Place> | undefined

/** The places of Belgium, read once. */
export function gazetteer(): ReadonlyMap<string, Place> {
  known ??= readPlaces(readFileSync(join(__dirname, 'data/belgium.tsv'), 'utf8'))
  return known
}
