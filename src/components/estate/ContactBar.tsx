import styled from 'styled-components'
import { unbroken } from '../../domain/format/money'
import { useTexts } from '../../i18n/useTexts'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { Action, QuietAction } from '../ui/blocks'
import { BarRoom } from './BarRoom'
import { askBy, dial, mailTo, reach } from './contactLinks'

interface Props {
  agency: FrameView['agency']
  salesRep?: SalesRepView | undefined
  subject: string
  price: string
  about: 'visit' | 'question'
  /** Opens the form for a question. */
  onAsk: () => void
  /** Opens the calendar of visits. */
  onVisit: () => void
}

/** An amount stays with its sign; what it is paid for may go to the next line. */
const breakable = (price: string) => unbroken(price).replace('/', '\u200b/')

/**
 * On phones the price and two ways to get in touch stay at the bottom of the window. Where a visit is one of them, the number
 * to call stands in the form for questions, and here again where there is room.
 */
export function ContactBar({ agency, salesRep, subject, price, about, onAsk, onVisit }: Props) {
  const { t } = useTexts('estate')
  const { email, phone } = reach(agency, salesRep)
  const isVisit = about === 'visit'
  const asked = isVisit ? 'mail' : about
  const Ask = isVisit ? QuietAction : Action
  return (
    <Bar aria-label={t('contact.bar')}>
      <BarRoom />
      <p>{breakable(price)}</p>
      {isVisit && (
        <Action as="a" {...askBy(mailTo(email, t('contact.visitSubject', { subject })), onVisit)}>
          {t('contact.visitShort')}
        </Action>
      )}
      <Ask as="a" {...askBy(mailTo(email, t(`contact.${asked}Subject`, { subject })), onAsk)}>
        {t('contact.askShort')}
      </Ask>
      <Call as="a" href={dial(phone)} data-spare={isVisit}>
        {t('contact.call')}
      </Call>
    </Bar>
  )
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  gap: var(--s2);
  align-items: center;
  min-height: 72px;
  padding: var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  p {
    flex: 1 1 auto;
    min-width: min-content;
    overflow-wrap: normal;
    font: 460 var(--t18) / 1.15 var(--heading-face);
    font-variant-numeric: tabular-nums;
  }
  a {
    flex: none;
    padding-inline: var(--s4);
  }
  /* A phone whose text is twice as large. */
  @media (max-width: 20rem) {
    flex-wrap: wrap;
    position: static;
  }
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Call = styled(Action)`
  background: none;
  color: var(--brick);
  &:hover {
    color: var(--on-brick);
  }
  &[data-spare='true'] {
    display: none;
    ${media.small} {
      display: inline-flex;
    }
  }
`
