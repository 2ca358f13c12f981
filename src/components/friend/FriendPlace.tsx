import { useTexts } from '../../i18n/useTexts'
import styled from 'styled-components'
import type { FrameView } from '../../domain/site/frameView'
import { useSheet } from '../../state/forms/useSheet'
import { withWords } from '../../state/forms/withWords'
import { quietButton } from '../estate/quietButton'
import { SheetPlace } from '../forms/SheetPlace'

type Frame = Pick<FrameView, 'siteId' | 'locale'>

/** The form and its words, neither of which the page needs before somebody has a friend in mind. */
const loadFriendSheet = (frame: Frame) =>
  withWords(frame, ['forms', 'friend'], async () => {
    const { FriendSheet } = await import('./FriendSheet')
    return { FriendSheet }
  })

interface Props {
  frame: Frame
  estateId: number
  subject: string
}

/** The way to mail a listing to somebody, and where its form opens. */
export function FriendPlace({ frame, estateId, subject }: Props) {
  const { t } = useTexts('estate')
  const sheet = useSheet(() => loadFriendSheet(frame))
  const { isOpen, onClose } = sheet
  return (
    <>
      <Quiet type="button" data-needs-script="" aria-haspopup="dialog" onClick={sheet.open}>
        {t('share.friend')}
      </Quiet>
      <SheetPlace of={sheet}>
        {({ FriendSheet, words }) => (
          <FriendSheet
            words={words}
            frame={frame}
            estateId={estateId}
            subject={subject}
            isOpen={isOpen}
            onClose={onClose}
          />
        )}
      </SheetPlace>
    </>
  )
}

const Quiet = styled.button`
  ${quietButton}
`
