import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import { FriendPlace } from '../friend/FriendPlace'
import { quietButton } from './quietButton'
import { ShareButton } from './ShareButton'

interface Props {
  id: number
  title: string
  path: string
  /** Title and reference. */
  subject: string
  frame: Pick<FrameView, 'siteId' | 'locale'>
}

/** Hand on, print. */
export function Tools({ id, title, path, subject, frame }: Props) {
  const { t } = useTexts('estate')
  return (
    <Row>
      <ShareButton title={title} path={path} byMail={false} />
      <FriendPlace frame={frame} estateId={id} subject={subject} />
      <Print type="button" data-needs-script="" onClick={() => window.print()}>
        {t('print')}
      </Print>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  @media print {
    display: none;
  }
`

const Print = styled.button`
  ${quietButton}
`
