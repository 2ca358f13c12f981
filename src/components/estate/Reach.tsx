import styled from 'styled-components'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'
import { Picture } from '../ui/Picture'
import { useTexts } from '../../i18n/useTexts'
import { callNumbers, dial, mailTo, reach } from './contactLinks'

interface Props {
  agency: FrameView['agency']
  salesRep?: SalesRepView | undefined
  /** Said in the subject of a mail. */
  subject: string
}

/** Who answers, with their numbers and address. */
export function Reach({ agency, salesRep, subject }: Props) {
  const { t } = useTexts('common')
  const { name, email } = reach(agency, salesRep)
  // A long address breaks before its @, if it has to.
  const [user, host] = email.split(/(?=@)/)
  return (
    <Person>
      {salesRep?.picture && <Face file={salesRep.picture} alt="" width={1} height={1} sizes="72px" />}
      <div>
        <strong>{name}</strong>
        {salesRep?.description && <p>{salesRep.description}</p>}
        {callNumbers(agency, salesRep).map(({ kind, number }) => (
          <a key={kind} href={dial(number)}>
            {t(`call.${kind}`)} {number}
          </a>
        ))}
        <a href={mailTo(email, subject)}>
          {user}
          <wbr />
          {host}
        </a>
      </div>
    </Person>
  )
}

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
