import styled from 'styled-components'
import type { CardOffer } from '../../domain/rental/cardOffer'
import { useTexts } from '../../i18n/useTexts'
import { Amounts } from '../ui/Amounts'

interface Props {
  /** Undefined while it is not known, and where there is none. */
  offer: CardOffer | undefined
  /** Whether both days are asked: then it is what they cost, and not the least of some. */
  isOneStay: boolean
}

/** What a stay costs with all that has to be paid, which one it is, and for how many. Its lines are there from the first. */
export function StayPrice({ offer, isOneStay }: Props) {
  const { t } = useTexts('stays')
  return (
    <Lines>
      {offer && (
        <>
          <strong>
            <Amounts text={t(isOneStay ? 'stay.total' : 'map.from', { price: offer.price })} />
          </strong>
          <span>
            {offer.type}, {offer.days}
          </span>
          <span>{t('stay.for', { count: offer.guests })}</span>
        </>
      )}
    </Lines>
  )
}

const Lines = styled.p`
  display: grid;
  align-content: start;
  line-height: 1.5;
  min-height: calc((var(--t18) + 2 * var(--t14)) * 1.5);
  margin-top: var(--s2);
  font-variant-numeric: tabular-nums;
  strong {
    font-size: var(--t18);
    font-weight: 600;
  }
  > span {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
