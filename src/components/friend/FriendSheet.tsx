import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import type { Words } from '../../i18n/loadWords'
import type { SheetProps } from '../../state/forms/useSheet'
import { FormSheet } from '../forms/FormSheet'
import { OwnWords } from '../forms/OwnWords'
import { FriendForm } from './FriendForm'

interface Props extends SheetProps {
  words: Words
  frame: Pick<FrameView, 'siteId' | 'locale'>
  estateId: number
  /** The listing's title and reference. */
  subject: string
}

/** A listing for a friend, over its page. */
export function FriendSheet({ words, ...rest }: Props) {
  return (
    <OwnWords words={words}>
      <Opened {...rest} />
    </OwnWords>
  )
}

function Opened({ frame, estateId, subject, ...sheet }: Omit<Props, 'words'>) {
  const { t } = useTexts('friend')
  const [round, setRound] = useState(0)
  return (
    <FormSheet {...sheet} title={t('heading')} about={subject}>
      <FriendForm key={round} frame={frame} estateId={estateId} onAgain={() => setRound(round + 1)} />
    </FormSheet>
  )
}
