import { site as settings } from '../../../tests/support/builders'
import { viewingMessage, viewingNotice, type ViewingFacts } from './viewing'

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
  listing: () => ({
    title: 'Villa in Gent',
    subject: 'Villa in Gent (ref. HU-7)',
    place: '9000 Gent',
    hidesAddress: false,
    url: 'https://huis.example/nl/aanbod/7',
  }),
  agent: 'Lien Maes, +32 470 11 22 33',
  cancelled: false,
  ...over,
})

describe('the mail about a viewing', () => {
  it('says from when to when, and who of the agency is met', () => {
    const { text } = viewingMessage(sender, facts())
    expect(text).toContain('Wanneer: zaterdag 4 juli 2026, van 11:00 tot 11:30 (Belgische tijd)')
    expect(text).toContain('Pand: Villa in Gent (ref. HU-7)')
    const { visitor } = facts()
    const whenIn = (locale: 'fr' | 'en' | 'de') =>
      viewingMessage(sender, facts({ visitor: { ...visitor, locale } })).text
    expect(whenIn('fr')).toContain('samedi 4 juillet 2026, de 11:00 à 11:30 (heure belge)')
    expect(whenIn('en')).toContain('Saturday, 4 July 2026, from 11:00 to 11:30 (Belgian time)')
    expect(whenIn('de')).toContain('Samstag, 4. Juli 2026, von 11:00 bis 11:30 Uhr (belgische Zeit)')
    expect(viewingMessage(sender, facts({ visitor: { ...visitor, locale: 'de' } })).subject).toMatch(
      /4\. Juli 2026 um 11:00 Uhr$/,
    )
    expect(text).toContain('Uw contact: Lien Maes, +32 470 11 22 33')
  })

  it('promises a hidden address before the viewing, and tells the agency so', () => {
    const hidden = { ...facts().listing('nl'), hidesAddress: true }
    const both = (over: Partial<ViewingFacts>) =>
      [viewingMessage, viewingNotice].map((message) => message(sender, facts(over)).text)
    const [visitor, agency] = both({ listing: () => hidden })
    expect(visitor).toContain('Het juiste adres sturen we u vóór uw bezoek.')
    expect(agency).toContain('De bezoeker leest dat u het vóór het bezoek stuurt.')
    for (const text of [...both({}), ...both({ listing: () => hidden, cancelled: true })])
      expect(text).not.toMatch(/adres sturen|u het vóór/)
  })

  it('names nobody where the listing names nobody, or when the viewing is off', () => {
    expect(viewingMessage(sender, facts({ agent: '' })).text).not.toContain('Uw contact')
    expect(viewingMessage(sender, facts({ cancelled: true })).text).not.toContain('Uw contact')
  })
})
