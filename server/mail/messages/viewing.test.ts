import { site as settings } from '../../../tests/support/builders'
import { viewingMessage, type ViewingFacts } from './viewing'

const sender = {
  site: { id: 'demo', name: 'Huis & Co', hostnames: [], settings },
  origin: 'https://huis.example',
}
const facts = (over: Partial<ViewingFacts> = {}): ViewingFacts => ({
  id: 'secret',
  start: '2026-07-04T09:00:00Z',
  end: '2026-07-04T09:30:00Z',
  stamp: '2026-06-01T08:00:00Z',
  visitor: { name: 'Jo Visser', email: 'jo@visser.example', phone: '+32 470 00 00 00', locale: 'nl' },
  listing: () => ({ title: 'Villa in Gent', place: '9000 Gent', url: 'https://huis.example/nl/aanbod/7' }),
  agent: 'Lien Maes, +32 470 11 22 33',
  cancelled: false,
  ...over,
})

describe('the mail about a viewing', () => {
  it('says from when to when, and who of the agency is met', () => {
    const { text } = viewingMessage(sender, facts())
    expect(text).toMatch(/Wanneer: zaterdag 4 juli 2026 .*11:00\u00a0–\u2060\u00a011:30 \(Belgische tijd\)/)
    expect(text).toContain('Uw contact: Lien Maes, +32 470 11 22 33')
  })

  it('names nobody where the listing names nobody, or when the viewing is off', () => {
    expect(viewingMessage(sender, facts({ agent: '' })).text).not.toContain('Uw contact')
    expect(viewingMessage(sender, facts({ cancelled: true })).text).not.toContain('Uw contact')
  })
})
