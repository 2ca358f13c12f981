import { Fragment } from 'react'

const AMOUNT = /(€ [\d.,]*\d)/
const WHOLE = { whiteSpace: 'nowrap' } as const

/**
 * A text whose amounts are never parted from their sign at the end of a line; its words stay what they are. What an amount is for
 * (`/maand`) may stand on the next line: a card on a phone has no room for both.
 */
export function Amounts({ text }: { text: string }) {
  return text.split(AMOUNT).map((part, index) =>
    index % 2 ? (
      <span key={index} style={WHOLE}>
        {part}
      </span>
    ) : (
      part && (
        <Fragment key={index}>
          {part.startsWith('/') && <wbr />}
          {part}
        </Fragment>
      )
    ),
  )
}
