import styled from 'styled-components'
import { nameIn } from '../../domain/localized'
import { stayKinds } from '../../domain/rental/stayKinds'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { timetable } from '../estate/timetable'
import { Amounts } from '../ui/Amounts'

/** On which days one comes and goes and for how long, what is in the price and what is not, and who tells of keys and hours. */
export function StayTerms({ of, agency }: { of: Booking; agency: string }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { periods = [], hasFailed, picked, persons } = of
  const kinds = stayKinds(periods, persons, locale)
  const costs = (picked ?? periods.find(({ available }) => available))?.costs ?? []
  const namesOf = (isDeposit: boolean) =>
    costs
      .filter(({ amount, refundable }) => amount > 0 && (refundable === true) === isDeposit)
      .map(({ label }) => nameIn(label, locale))
      .join(', ')
  if (!of.periods && hasFailed) return <Away>{t('terms.away', { agency })}</Away>
  if (!kinds.length) return null
  const included = namesOf(false)
  const deposits = picked ? stayOf(picked, persons, locale).deposits : []
  const deposit = deposits.length
    ? deposits.map(({ label, sum }) => `${label} ${sum}`).join(', ')
    : namesOf(true)
  return (
    <Terms>
      {kinds.map(({ key, type, arrival, departure, nights, from }) => (
        <div key={key}>
          <dt>{type}</dt>
          <dd>
            <Amounts
              text={[
                t('terms.days', { arrival, departure }),
                t('nights', { count: nights }),
                ...(from ? [t('from', { price: from })] : []),
              ].join(', ')}
            />
          </dd>
        </div>
      ))}
      {included && (
        <div>
          <dt>{t('terms.included')}</dt>
          <dd>{included}</dd>
        </div>
      )}
      {deposit && (
        <div>
          <dt>{t('terms.deposit')}</dt>
          <dd>
            <Amounts text={`${deposit}, ${t('refundable')}`} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('terms.keys')}</dt>
        <dd>{t('terms.keysBy', { agency })}</dd>
      </div>
    </Terms>
  )
}

const Away = styled.p`
  margin: var(--s4) 0 0;
`

const Terms = styled.dl`
  ${timetable}
`
