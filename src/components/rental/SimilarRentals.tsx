import styled from 'styled-components'
import { rentalSearchBeside } from '../../domain/rental/similarRentals'
import type { RentalView } from '../../domain/rental/rentalView'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { useLoad } from '../../state/useLoad'
import { useNearViewport } from '../../state/useNearViewport'
import { media } from '../../styles/media'

const MOST = 3

interface Props {
  view: Pick<RentalView, 'id' | 'type' | 'city' | 'locale'>
  of: Booking
  siteId: string
}

/** Other units that are free on the same days for as many, asked when the visitor comes near them; without an answer the page simply goes on. */
export function SimilarRentals({ view, of: { picked, persons }, siteId }: Props) {
  const { t } = useTexts('rental')
  const { ref, isNear } = useNearViewport()
  const search = rentalSearchBeside(picked, persons)
  const { result } = useLoad(isNear ? printRental(search) : undefined, async (signal) => {
    // What asks for cards, makes them and shows them is not needed to read the page.
    const [{ rentalsLike }, { StayRow }] = await Promise.all([
      import('../../state/rental/rentalsLike'),
      import('./StayRow'),
    ])
    return { StayRow, cards: await rentalsLike(siteId, view, search, MOST, signal) }
  })
  if (result.state === 'failed' || (result.state === 'ready' && result.value.cards.length === 0)) return null
  return (
    <Room ref={ref} aria-labelledby="similar-title" aria-busy={result.state === 'loading'}>
      <h2 id="similar-title">{t(picked ? 'similar.sameDays' : 'similar')}</h2>
      {result.state === 'ready' && (
        <result.value.StayRow
          cards={result.value.cards}
          isOneStay={picked !== undefined}
          asked={printRental(search)}
        />
      )}
    </Room>
  )
}

/** About as high as its cards, so that what follows does not move when they come. */
const Room = styled.section`
  display: grid;
  gap: var(--s5);
  align-content: start;
  margin-top: var(--s6);
  min-height: 420px;
  ${media.desktop} {
    min-height: 480px;
  }
  @media print, (scripting: none) {
    display: none;
  }
`
