const AMOUNT = /(€ [\d.,]*\d(?:\/\p{L}+)?|\p{L}+\/\p{L}+)/u
const WHOLE = { whiteSpace: 'nowrap' } as const
/** Goes to the next line as one, and is parted only where that has no room for it. */
const TOGETHER = { display: 'inline-block' } as const

/** An amount or a word, and what it is for: `€ 950` and `/maand`. */
function Whole({ text }: { text: string }) {
  const at = text.indexOf('/')
  if (at < 0) return <span style={WHOLE}>{text}</span>
  return (
    <span style={TOGETHER}>
      <span style={WHOLE}>{text.slice(0, at)}</span>
      <wbr />
      {text.slice(at)}
    </span>
  )
}

/**
 * A text whose amounts are never parted from their sign at the end of a line, nor from what they are for (`/maand`), but in a place that
 * has no room for both, as a card in large letters; its words stay what they are.
 */
export function Amounts({ text }: { text: string }) {
  return text.split(AMOUNT).map((part, index) => (index % 2 ? <Whole key={index} text={part} /> : part))
}
