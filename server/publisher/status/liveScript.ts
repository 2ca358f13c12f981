/** Puts in what the server tells, counts on what is running, and says when the server cannot be heard. */
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
  source.addEventListener('status', (event) => {
    board.innerHTML = JSON.parse(event.data)
    board.dataset.version = event.lastEventId
  })
  setInterval(() => {
    for (const one of board.querySelectorAll('[data-since]')) {
      const seconds = Math.max(0, Math.round((Date.now() - Date.parse(one.dataset.since)) / 1000))
      one.textContent = seconds < 60 ? seconds + ' s' : Math.floor(seconds / 60) + ' min ' + seconds % 60 + ' s'
    }
  }, 1000)
}
`
