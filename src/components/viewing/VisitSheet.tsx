import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import type { Words } from '../../i18n/loadWords'
import { beginForm } from '../../state/forms/keptForm'
import { contactFormName } from '../../state/forms/useContact'
import type { SheetProps } from '../../state/forms/useSheet'
import { liveClient } from '../../state/liveSite'
import { forgetFreeTimes, freeTimes } from '../../state/viewing/agendas'
import { useKept } from '../../state/useKept'
import { useLoad } from '../../state/useLoad'
import { FormSheet } from '../forms/FormSheet'
import { OwnWords } from '../forms/OwnWords'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'
import { NoVisits } from './NoVisits'
import { VisitForm } from './VisitForm'

interface Props extends SheetProps {
  words: Words
  frame: Pick<FrameView, 'siteId' | 'locale'>
  estateId: number
  /** The listing's title and reference. */
  subject: string
  /** Where it is, as far as its page tells. */
  place: string
  /** Whether the agency sends the address, which its page does not tell. */
  isPlaceSent: boolean
  /** Of whoever shows the listing. */
  phone: string
  /** Goes over to the form for questions. */
  onAsk: () => void
}

/** A visit to a listing, over its page: moments that are free right now, and who comes. */
export function VisitSheet({ words, ...rest }: Props) {
  return (
    <OwnWords words={words}>
      <Opened {...rest} />
    </OwnWords>
  )
}

function Opened({
  frame,
  estateId,
  subject,
  place,
  isPlaceSent,
  phone,
  onAsk,
  ...sheet
}: Omit<Props, 'words'>) {
  const { t } = useTexts('viewing')
  const { siteId, locale } = frame
  const client = liveClient(siteId, locale)
  const { result, retry } = useLoad(`${siteId} ${estateId}`, () => freeTimes(client, estateId))
  const forget = () => forgetFreeTimes(client, estateId)
  const { isOpen } = sheet
  const wasOpen = useRef(isOpen)
  const askAgain = useEffectEvent(retry)
  useEffect(() => {
    // It stays while it is closed: opened again it shows what is still good, else what is free now.
    if (isOpen && !wasOpen.current) askAgain()
    wasOpen.current = isOpen
  }, [isOpen])
  const agenda = useKept(result)
  // A form that was begun stays, though the last moment is taken meanwhile.
  const [hadSlots, setHadSlots] = useState(false)
  if (!hadSlots && agenda && agenda.slots.length > 0) setHadSlots(true)
  function askForMoment() {
    beginForm(contactFormName('question', { estateId }), { message: t('none.message') })
    onAsk()
  }
  return (
    <FormSheet {...sheet} title={t('heading')} about={subject}>
      {!agenda && result.state === 'loading' && <p role="status">{t('loading')}</p>}
      {!agenda && result.state === 'failed' && (
        <Stack style={{ justifyItems: 'start' }}>
          <Notice role="alert">{t('failed')}</Notice>
          <Retry onRetry={retry} />
        </Stack>
      )}
      {agenda && !hadSlots && <NoVisits phone={phone} onAsk={askForMoment} />}
      {agenda && hadSlots && (
        <VisitForm
          slots={agenda.slots}
          frame={frame}
          subject={subject}
          place={place}
          isPlaceSent={isPlaceSent}
          phone={phone}
          onAsk={askForMoment}
          onBooked={forget}
          onTaken={() => {
            forget()
            retry()
          }}
        />
      )}
    </FormSheet>
  )
}
