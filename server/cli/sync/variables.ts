/** Variables of the environment that settings name, and their values kept out of what is told. */
export interface Variables {
  /** A text with the values in it. @throws Error that names the variable that is not set */
  fill(text: string): string
  /** Sees to it that the values which a text names are never told, where something else puts them in. */
  know(text: string): void
  /** What may be told: every value that was filled in is its name again. */
  hide(text: string): string
}

const NAMED = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g

/** As a path of an address has it, which leaves other signs than others do, and as a host. */
function inAddress(value: string): string[] {
  const url = URL.canParse(`http://a/${value}`) ? new URL(`http://a/${value}`) : undefined
  const path = url?.pathname.slice(1)
  return [value.toLowerCase(), ...(path ? [path] : [])]
}

/** How a value may stand in an error: as it is, in an address, as JSON has it. */
const writings = (value: string) => [
  value,
  encodeURIComponent(value),
  encodeURI(value),
  JSON.stringify(value).slice(1, -1),
  ...inAddress(value),
]

/** @example variablesOf({ KEY: 'abc' }).fill('https://a.example/?key=${KEY}') // 'https://a.example/?key=abc' */
export function variablesOf(env: Readonly<Record<string, string | undefined>>): Variables {
  const hidden = new Map<string, string>()
  function valueOf(name: string): string {
    const value = env[name]
    if (!value) throw new Error(`The variable ${name} of the environment is not set, which feed.yaml names`)
    for (const written of writings(value)) hidden.set(written, `\${${name}}`)
    return value
  }
  return {
    fill: (text) => text.replace(NAMED, (_, name: string) => valueOf(name)),
    know: (text) => {
      for (const [, name = ''] of text.matchAll(NAMED)) valueOf(name)
    },
    hide: (text) =>
      // The longest first: one value may hold another.
      [...hidden]
        .sort(([a], [b]) => b.length - a.length)
        .reduce((told, [value, name]) => told.replaceAll(value, name), text),
  }
}
