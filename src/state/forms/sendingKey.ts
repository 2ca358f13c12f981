const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Gives each thing that is sent a key of its own, and the same thing sent again the same key: so an answer that got lost
 * on its way never makes two of one.
 */
export function sendingKeys(newKey: () => string = randomKey): (what: unknown) => string {
  let last: { text: string; key: string } | undefined
  return (what) => {
    const text = JSON.stringify(what)
    if (last?.text !== text) last = { text, key: newKey() }
    return last.key
  }
}
