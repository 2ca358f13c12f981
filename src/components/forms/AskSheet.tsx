import type { FrameView } from '../../domain/site/frameView'
import { type Sheet, useSheet } from '../../state/forms/useSheet'
import { withWords } from '../../state/forms/withWords'
import type { AskedAbout } from '../../state/forms/useContact'
import { SheetPlace } from './SheetPlace'

type Frame = Pick<FrameView, 'siteId' | 'locale'>

/** The form and its words, neither of which the page needs before somebody asks something. */
const loadContactSheet = (frame: Frame) =>
  withWords(frame, ['forms', 'contact'], async () => {
    const { ContactSheet } = await import('./ContactSheet')
    return { ContactSheet }
  })

export type AskSheetState = Sheet<Awaited<ReturnType<typeof loadContactSheet>>>

export const useAskSheet = (frame: Frame): AskSheetState => useSheet(() => loadContactSheet(frame))

interface Props {
  of: AskSheetState
  frame: Frame
  about: AskedAbout
  subject: string
  phone: string
}

/** Where the form for a question opens, whichever of a page's ways led to it. */
export function AskSheet({ of, ...rest }: Props) {
  const { isOpen, onClose } = of
  return (
    <SheetPlace of={of}>
      {({ ContactSheet, words }) => (
        <ContactSheet {...rest} words={words} isOpen={isOpen} onClose={onClose} />
      )}
    </SheetPlace>
  )
}
