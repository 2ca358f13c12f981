/**
 * Puts in what the server tells, but not under a finger that presses, and keeps the focus; counts on what is running, and says
 * when the server cannot be heard.
 */
export const LIVE_SCRIPT = `'use strict'
{
  const board = document.getElementById('status')
  const live = document.getElementById('live')
  const say = (text) => { if (live.textContent !== text) live.textContent = text }
  const source = new EventSource('/status/events?seen=' + encodeURIComponent(board.dataset.version))
  source.addEventListener('open', () => say('Live: this page follows what happens.'))
  source.addEventListener('error', () => say(source.readyState === EventSource.CLOSED
    ? 'This page is no longer live: load it again, and log in when asked to.'
    : 'The connection is lost; connecting again.'))
  let isPressed = false
  let news
  const renew = () => {
    if (isPressed || !news) return
    const focus = board.contains(document.activeElement) && document.activeElement.id
    board.innerHTML = JSON.parse(news.data)
    board.dataset.version = news.lastEventId
    news = undefined
    if (focus) (document.getElementById(focus) || board).focus({ preventScroll: true })
  }
  source.addEventListener('status', (event) => { news = event; renew() })
  addEventListener('pointerdown', () => { isPressed = true })
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => { isPressed = false; setTimeout(renew, 500) })
  setInterval(() => {
    for (const one of board.querySelectorAll('[data-since]')) {
      const seconds = Math.max(0, Math.round((Date.now() - Date.parse(one.dataset.since)) / 1000))
      one.textContent = seconds < 60 ? seconds + ' s' : Math.floor(seconds / 60) + ' min ' + seconds % 60 + ' s'
    }
  }, 1000)
}
`
