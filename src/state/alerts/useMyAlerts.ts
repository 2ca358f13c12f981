import { useRef, useState } from 'react'
import type { AlertEdit, AlertState } from '../../contract/ajax'
import type { Locale } from '../../contract/common'
import { editedAlerts } from '../../domain/alerts/editedAlerts'
import { editMyAlerts } from '../../siteApi/ajax'
import { liveClient } from '../liveSite'

interface Options {
  siteId: string
  locale: Locale
  token: string
  /** As the server gave them. */
  alerts: AlertState
}

/**
 * Alerts that are kept as they are changed, one change after the other. What was chosen shows at once, and stays when it
 * could not be kept: `retry` sends it again.
 */
export function useMyAlerts({ siteId, locale, token, alerts }: Options) {
  const [kept, setKept] = useState(alerts)
  const [waiting, setWaiting] = useState<readonly AlertEdit[]>([])
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const queue = useRef<AlertEdit[]>([])
  const isSending = useRef(false)

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
    edit(change: AlertEdit) {
      queue.current = [...queue.current, change]
      setWaiting(queue.current)
      void send()
    },
    retry: () => void send(),
  }
}
