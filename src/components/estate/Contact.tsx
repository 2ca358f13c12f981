import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { Picture } from '../ui/Picture'
import { Action } from '../ui/blocks'

interface Props {
  agency: FrameView['agency']
  salesRep?: SalesRepView | undefined
  /** Said in the subject of a mail. */
  subject: string
}

const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Whom to ask about a listing: its sales representative, else the agency. */
export function Contact({ agency, salesRep, subject }: Props) {
  const { t } = useTranslation('estate')
  const email = salesRep?.email ?? agency.email
  const phone = salesRep?.mobile ?? salesRep?.phone ?? agency.phone
  return (
    <Card>
      {salesRep?.picture && <Face file={salesRep.picture} alt="" width={1} height={1} sizes="72px" />}
      <div>
        <strong>{salesRep?.name ?? agency.name}</strong>
        {salesRep?.description && <p>{salesRep.description}</p>}
        <p>
          <a href={dial(phone)}>{phone}</a>
        </p>
      </div>
      <Action as="a" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        {t('contact.mail')}
      </Action>
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  gap: var(--s4);
`

const Face = styled(Picture)`
  width: 72px;
  height: 72px;
  object-fit: cover;
  border-radius: var(--radius);
`
