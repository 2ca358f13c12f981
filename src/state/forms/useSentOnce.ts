import { useState } from 'react'

/** Sends something once, however often it is pressed, and says how far it is; what failed can be sent again. */
export function useSentOnce(send: () => Promise<unknown>) {
  const [sending, setSending] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

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
