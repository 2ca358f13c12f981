/** Lines of RFC 5545. A value is escaped by what it is; whoever adds a property cannot forget it. */

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

/** Text: its line ends stay, written out, and no sign of it ends the value. */
export const icalText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROL, ' ')

/** A parameter in quotes, which may hold anything but a quote. */
export const icalParameter = (text: string): string =>
  `"${text.replace(CONTROL, ' ').replace(/"/g, "'").trim()}"`

/** Lines are at most 75 octets; the rest goes on after a space. A character is never cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const octets = Buffer.byteLength(sign)
    if (size + octets > (parts.length ? 74 : 75)) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += sign
    size += octets
  }
  return [...parts, part].join('\r\n ')
}

export type IcalProperty = readonly [name: string, value: string]

const component = (name: string, inner: readonly string[]) => [`BEGIN:${name}`, ...inner, `END:${name}`]
const written = (properties: readonly IcalProperty[]) => properties.map(([name, value]) => `${name}:${value}`)

/** A calendar of events; `timeZone` is a VTIMEZONE as text. Values must have been escaped. */
export function icalendar(
  properties: readonly IcalProperty[],
  events: readonly (readonly IcalProperty[])[],
  timeZone = '',
): string {
  const lines = component('VCALENDAR', [
    ...written([['VERSION', '2.0'], ...properties]),
    ...timeZone.split(/\r?\n/).filter(Boolean),
    ...events.flatMap((event) => component('VEVENT', written(event))),
  ])
  return `${lines.map(folded).join('\r\n')}\r\n`
}
