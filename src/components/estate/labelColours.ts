/** Colours of the classes on the certificates, better to worse, with the one in which their letter can be read. */
export const LABEL_COLOURS: Readonly<Record<string, readonly [background: string, letter: string]>> = {
  'A++': ['#00693e', '#ffffff'],
  'A+': ['#007a45', '#ffffff'],
  A: ['#1b7f36', '#ffffff'],
  B: ['#6faf3b', '#1d1f1b'],
  C: ['#c9c81e', '#1d1f1b'],
  D: ['#f2b705', '#1d1f1b'],
  E: ['#ee8c1a', '#1d1f1b'],
  F: ['#e8631f', '#1d1f1b'],
  G: ['#c8201f', '#ffffff'],
}

/** Style of a class's letter; undefined for a class that no certificate knows. */
export function labelColours(label: string): { background: string; color: string } | undefined {
  const colours = Object.hasOwn(LABEL_COLOURS, label) ? LABEL_COLOURS[label] : undefined
  return colours && { background: colours[0], color: colours[1] }
}
