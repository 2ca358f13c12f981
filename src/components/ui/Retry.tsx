import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { isFocusLost } from './focusHeading'
import { QuietAction } from './blocks'

/** As long is a press seen to be answered, ms: a server that is away may refuse in less than anybody sees. */
const SEEN = 900

let pressedAt = -Infinity
const stillSeen = () => SEEN - (performance.now() - pressedAt)

/** Tries once more what failed. Where that takes its place for a moment and fails again, the button says so and keeps the focus. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('common')
  const button = useRef<HTMLButtonElement>(null)
  const [isTrying, setTrying] = useState(() => stillSeen() > 0)

  useEffect(() => {
    if (stillSeen() > 0 && isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isTrying) return
    const timer = setTimeout(() => setTrying(false), stillSeen())
    return () => clearTimeout(timer)
  }, [isTrying])

  function press() {
    if (isTrying) return
    pressedAt = performance.now()
    setTrying(true)
    onRetry()
  }

  return (
    <QuietAction ref={button} type="button" aria-disabled={isTrying} onClick={press}>
      {t(isTrying ? 'error.retrying' : 'error.retry')}
    </QuietAction>
  )
}
