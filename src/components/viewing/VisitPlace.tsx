import { useEffect, useEffectEvent } from 'react'
import type { FrameView } from '../../domain/site/frameView'
import { cameToVisit } from '../../state/forms/toVisit'
import { type Sheet, useSheet } from '../../state/forms/useSheet'
import { withWords } from '../../state/forms/withWords'
import { SheetPlace } from '../forms/SheetPlace'

type Frame = Pick<FrameView, 'siteId' | 'locale'>

/** Calendar, form and words, none of which the page needs before somebody wants to visit. */
const loadVisitSheet = (frame: Frame) =>
  withWords(frame, ['forms', 'viewing'], async () => {
    const { VisitSheet } = await import('./VisitSheet')
    return { VisitSheet }
  })

export type VisitPlaceState = Sheet<Awaited<ReturnType<typeof loadVisitSheet>>>

/** The sheet for a visit: open at once for who came for that. */
export function useVisitPlace(frame: Frame): VisitPlaceState {
  const sheet = useSheet(() => loadVisitSheet(frame))
  const open = useEffectEvent(sheet.open)
  useEffect(() => {
    if (cameToVisit()) open()
  }, [])
  return sheet
}

interface Props {
  of: VisitPlaceState
  frame: Frame
  estateId: number
  subject: string
  /** Where it is, as far as its page tells. */
  place: string
  /** Whether the agency sends the address, which its page does not tell. */
  isPlaceSent: boolean
  phone: string
  onAsk: () => void
}

/** Where the form for a visit opens, whichever of a page's ways led to it. */
export function VisitPlace({ of, ...rest }: Props) {
  const { isOpen, onClose } = of
  return (
    <SheetPlace of={of}>
      {({ VisitSheet, words }) => <VisitSheet {...rest} words={words} isOpen={isOpen} onClose={onClose} />}
    </SheetPlace>
  )
}
