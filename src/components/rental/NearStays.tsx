import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus } from '../../contract/rental'
import { shortDate } from '../../domain/rental/dayWords'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { Amounts } from '../ui/Amounts'
import { QuietAction } from '../ui/blocks'

interface Props {
  /** What they are. */
  heading: string
  stays: readonly RentalPeriodStatus[]
  persons: number
  onPick: (stay: RentalPeriodStatus) => void
}

/** Some free stays, each a button that takes it. */
export function NearStays({ heading, stays, persons, onPick }: Props) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const id = useId()
  if (stays.length === 0) return <p>{t('period.none')}</p>
  return (
    <div>
      <p id={id}>{heading}</p>
      <Line aria-labelledby={id}>
        {stays.map((stay) => {
          const { arrival, type, total } = stayOf(stay, persons, locale)
          return (
            <li key={stay.id}>
              <Offer type="button" onClick={() => onPick(stay)}>
                {/* The cheapest can be a year away. */}
                <span>{`${type} ${arrival} – ${shortDate(stay.end, locale)}`}</span> <Amounts text={total} />
              </Offer>
            </li>
          )
        })}
      </Line>
    </div>
  )
}

const Line = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: var(--s3) 0 0;
  padding: 0;
  list-style: none;
`

/** Days at its beginning, the price at its end: prices stand below each other. */
const Offer = styled(QuietAction)`
  justify-content: space-between;
  gap: var(--s3);
  width: 100%;
  text-align: left;
  font-variant-numeric: tabular-nums;
`
