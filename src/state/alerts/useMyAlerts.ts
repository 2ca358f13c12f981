import { useEffect, useRef, useState } from 'react'
import type { AlertEdit, AlertState } from '../../contract/ajax'
import type { Locale } from '../../contract/common'
import { editedAlerts } from '../../domain/alerts/editedAlerts'
import { editMyAlerts } from '../../siteApi/ajax'
import { liveClient } from '../liveSite'

/** So long it is said that a change was kept. */
export const SAID_MS = 6000

interface Options {
  siteId: string
  locale: Locale
  token: string
  /** As the server gave them. */
  alerts: AlertState
}

/**
 * Alerts that are kept as they are changed, one change after the other. What was chosen shows at once, and stays when it
 * could not be kept: `retry` sends it again. `at` is what was changed last.
 */
export function useMyAlerts({ siteId, locale, token, alerts }: Options) {
  const [kept, setKept] = useState(alerts)
  const [waiting, setWaiting] = useState<readonly AlertEdit[]>([])
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const queue = useRef<AlertEdit[]>([])
  const isSending = useRef(false)
  const [at, setAt] = useState<string>()

  useEffect(() => {
    if (status !== 'saved') return
    const said = setTimeout(() => setStatus('idle'), SAID_MS)
    return () => clearTimeout(said)
  }, [status])

  async function send() {
    if (isSending.current) return
    isSending.current = true
    setStatus('saving')
    try {
      for (let [next] = queue.current; next; [next] = queue.current) {
        setKept(await editMyAlerts(liveClient(siteId, locale), locale, token, next))
        queue.current = queue.current.slice(1)
        setWaiting(queue.current)
      }
      setStatus('saved')
    } catch {
      setStatus('failed')
    } finally {
      isSending.current = false
    }
  }

  return {
    shown: waiting.reduce(editedAlerts, kept),
    status,
    at,
    edit(change: AlertEdit, of?: string) {
      setAt(of)
      queue.current = [...queue.current, change]
      setWaiting(queue.current)
      void send()
    },
    retry: () => void send(),
  }
}
