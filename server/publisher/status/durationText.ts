/** @example durationText(83_000) // '1 min 23 s' */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** How long lies between two moments (ISO 8601); nothing where a clock was put back in between. */
export const betweenText = (startedAt: string, endedAt: string): string =>
  durationText(Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)))
