import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { Action, QuietAction } from '../ui/blocks'
import { askBy, mailTo, reach } from './contactLinks'
import { Reach } from './Reach'

interface Props {
  agency: FrameView['agency']
  salesRep?: SalesRepView | undefined
  /** Said in the subject of a mail. */
  subject: string
  /** What the mail is about; a listing that can no longer be visited is asked about. */
  about?: 'visit' | 'question' | 'mail'
  /** Opens the form for a question. */
  onAsk?: () => void
  /** Opens the calendar of visits. */
  onVisit?: () => void
}

/** Whom to ask about a listing: its sales representative, else the agency. */
export function Contact({ agency, salesRep, subject, about = 'mail', onAsk, onVisit }: Props) {
  const { t } = useTexts('estate')
  const { email } = reach(agency, salesRep)
  const asked = about === 'visit' ? 'mail' : about
  const Ask = about === 'visit' ? QuietAction : Action
  return (
    <Card>
      <Ways>
        {about === 'visit' && (
          <Action as="a" {...askBy(mailTo(email, t('contact.visitSubject', { subject })), onVisit)}>
            {t('contact.visit')}
          </Action>
        )}
        <Ask as="a" {...askBy(mailTo(email, t(`contact.${asked}Subject`, { subject })), onAsk)}>
          {t(`contact.${asked}`)}
        </Ask>
      </Ways>
      <Reach agency={agency} salesRep={salesRep} subject={subject} />
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  gap: var(--s5);
`

const Ways = styled.div`
  display: grid;
  gap: var(--s3);
  @media print {
    display: none;
  }
`
