const AMOUNT = /(€ [\d.,]*\d(?:\/\p{L}+)?|\p{L}+\/\p{L}+)/u
const WHOLE = { whiteSpace: 'nowrap' } as const
/** Goes to the next line as one, and is parted only where that has no room for it. */
const TOGETHER = { display: 'inline-block' } as const

/**
 * A text whose amounts are never parted from their sign at the end of a line, nor from what they are for (`/maand`), but in a place that
 * has no room for both, as a card in large letters; its words stay what they are.
 */
export function Amounts({ text }: { text: string }) {
  return text.split(AMOUNT).map((part, index) => {
    if (index % 2 === 0) return part
    const [amount, per] = part.split('/')
    return (
      <span key={index} style={per ? TOGETHER : WHOLE}>
        <span style={WHOLE}>{amount}</span>
        {per && <wbr />}
        {per && `/${per}`}
      </span>
    )
  })
}
