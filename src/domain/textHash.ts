/**
 * Number of 32 bits made of a text (FNV-1a), the same on every machine; may be negative. No secret and no proof.
 * @param start another one gives other numbers of the same texts
 */
export function textHash(text: string, start = 0): number {
  let value = start ^ 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
