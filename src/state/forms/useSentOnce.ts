import { useState } from 'react'

/** How far something is that is sent once. */
export type Sending = 'idle' | 'busy' | 'done' | 'failed'

/** Sends something once, however often it is pressed, and says how far it is; what failed can be sent again. */
export function useSentOnce(send: () => Promise<unknown>) {
  const [sending, setSending] = useState<Sending>('idle')

  async function start() {
    if (sending === 'busy') return
    setSending('busy')
    try {
      await send()
      setSending('done')
    } catch {
      setSending('failed')
    }
  }

  return { sending, start: () => void start() }
}
