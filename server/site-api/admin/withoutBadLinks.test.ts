import { withoutBadLinks } from './withoutBadLinks'

const BAD = ' java\tscript:alert(1)'

describe('what is imported with links that would run', () => {
  it('loses videos, pictures and social addresses whole, and of all else the link alone', () => {
    const data = {
      pictures: [
        { file: '/a.jpg', index: 0 },
        { file: 'data:image/svg+xml,<svg/>', index: 1 },
      ],
      videos: [
        { typeId: 2, url: 'VBSCRIPT:x' },
        { typeId: 2, url: 'https://tour.example' },
      ],
      listing: { media: { virtual_visit_url: BAD } },
      uri: { nl: BAD, fr: '/fr/x' },
      general: { title: { nl: 'javascript: a book' } },
    }
    expect(withoutBadLinks(data)).toEqual({
      pictures: [{ file: '/a.jpg', index: 0 }],
      videos: [{ typeId: 2, url: 'https://tour.example' }],
      listing: { media: { virtual_visit_url: null } },
      uri: { nl: null, fr: '/fr/x' },
      general: { title: { nl: 'javascript: a book' } },
    })
  })

  it('loses them in menus and in their entries', () => {
    const entry = (url: string | null) => ({ id: 'a', label: { nl: 'A' }, url: { nl: url }, children: [] })
    expect(withoutBadLinks({ items: [{ ...entry(BAD), children: [entry('data:,x')] }] })).toEqual({
      items: [{ ...entry(null), children: [entry(null)] }],
    })
  })

  it('is the very same when there is nothing to lose', () => {
    const data = { videos: [{ typeId: 2, url: 'https://tour.example' }], url: { nl: 'te-koop' }, link: null }
    expect(withoutBadLinks(data)).toBe(data)
  })
})
