import { ALERT_TEXTS } from '../../../locales/alerts'
import { LOCALES } from '../../../src/contract/locales'
import { site as settings } from '../../../tests/support/builders'
import { alertConfirmMessage } from './alertConfirm'

const sender = {
  site: { id: 'demo', name: 'Huis & Co', hostnames: [], settings },
  origin: 'https://huis.example',
}
const asked = { email: 'jo@visser.example', token: 'secret', search: 'Huis · 10 km rond Gent' }

describe.each(LOCALES)('the mail that asks whether somebody wants an alert (%s)', (locale) => {
  const words = ALERT_TEXTS[locale]

  it('names the search in its subject and its text', () => {
    const { subject, text } = alertConfirmMessage(sender, { ...asked, locale })
    expect(subject).toContain(asked.search)
    expect(text).toContain(asked.search)
    const whole = alertConfirmMessage(sender, { ...asked, locale, search: '' })
    expect(whole.subject).not.toMatch(/[:\s]$|undefined|\{/)
  })

  it('calls its link what the page after the form and the page behind it call it', () => {
    const { text } = alertConfirmMessage(sender, { ...asked, locale })
    const action = words['alerts.confirm.action']
    const link = text.split('\n').find((line) => line.includes('/secret'))
    expect(link?.startsWith(action)).toBe(true)
    expect(words['alerts.mailbox.text']).toContain('{{action}}')
  })
})
