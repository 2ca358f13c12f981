import type { Brand, MailContent } from './content'
import { mailHtml } from './mailHtml'

const brand: Brand = {
  name: 'Kouter & Linde',
  colour: '#9e3f27',
  onColour: '#ffffff',
  home: 'https://huis.example/nl',
  imprint: ['Kouter 212, 9000 Gent'],
}
const content: MailContent = { subject: 'Nieuws', heading: 'Nieuws', paragraphs: [] }
const html = (more: Partial<MailContent> = {}, look: Partial<Brand> = {}) =>
  mailHtml({ ...content, ...more }, { ...brand, ...look }, 'nl')

describe('the look of a mail', () => {
  it('shows the logo where mail programs can draw it, and else the name', () => {
    expect(html({}, { logo: 'https://huis.example/logo.png?v=2' })).toContain('alt="Kouter &amp; Linde"')
    const drawn = html({}, { logo: 'https://huis.example/logo.svg?v=2' })
    expect(drawn).not.toContain('logo.svg')
    expect(drawn).toContain('>Kouter &amp; Linde</a>')
  })

  it('says of a listing first what is new, then price and title, and last which search it fits', () => {
    const listing = {
      title: 'Villa in Gent',
      url: 'https://huis.example/nl/aanbod/7/villa',
      price: '€ 385.000',
      about: '9000 Gent',
      news: ['prijs verlaagd'],
      reasons: ['Past bij: Te koop'],
    }
    const text = html({ listings: [listing], after: ['En nog 4 andere.'] })
    const places = ['Prijs verlaagd', '€ 385.000', 'Villa in Gent', 'Past bij', 'En nog 4'].map((words) =>
      text.indexOf(words),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('takes what somebody wrote as text, wherever it stands', () => {
    const words = '<script>alert(1)</script>'
    const text = html({
      heading: words,
      paragraphs: [words],
      quote: words,
      facts: [[words, words]],
      after: [words],
      button: { label: words, url: 'https://huis.example/"><script>' },
      notes: [words, { label: words, url: 'https://huis.example' }],
    })
    expect(text).not.toContain('<script>')
    expect(text.match(/&lt;script&gt;alert/g)).toHaveLength(9)
  })
})
