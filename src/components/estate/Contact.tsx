import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { Picture } from '../ui/Picture'
import { Action } from '../ui/blocks'
import { dial, mailTo, reach } from './contactLinks'

interface Props {
  agency: FrameView['agency']
  salesRep?: SalesRepView | undefined
  /** Said in the subject of a mail. */
  subject: string
  /** What the mail is about; a listing that can no longer be visited is asked about. */
  about?: 'visit' | 'question' | 'mail'
}

/** Whom to ask about a listing: its sales representative, else the agency. */
export function Contact({ agency, salesRep, subject, about = 'mail' }: Props) {
  const { t } = useTranslation('estate')
  const { name, email, phone } = reach(agency, salesRep)
  // A long address breaks before its @, if it has to.
  const [user, host] = email.split(/(?=@)/)
  return (
    <Card>
      <Action as="a" href={mailTo(email, t(`contact.${about}Subject`, { subject }))}>
        {t(`contact.${about}`)}
      </Action>
      <Person>
        {salesRep?.picture && <Face file={salesRep.picture} alt="" width={1} height={1} sizes="72px" />}
        <div>
          <strong>{name}</strong>
          {salesRep?.description && <p>{salesRep.description}</p>}
          <a href={dial(phone)}>{phone}</a>
          <a href={mailTo(email, subject)}>
            {user}
            <wbr />
            {host}
          </a>
        </div>
      </Person>
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  gap: var(--s5);
  @media print {
    a:first-child {
      display: none;
    }
  }
`

const Person = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: flex-start;
  font-size: 1rem;
  div {
    display: grid;
    justify-items: start;
    min-width: 0;
  }
  p {
    color: var(--quiet);
    font-size: var(--t14);
  }
  a {
    padding-block: 2px;
    font-size: var(--t14);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

const Face = styled(Picture)`
  flex: none;
  width: 72px;
  height: 72px;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--line);
`
