/** @jest-environment jsdom */
import { announceHeadingAlone } from './announcer'

describe('what Gatsby announces', () => {
  let announcer: HTMLElement
  beforeEach(() => {
    history.pushState(null, '', '/')
    announcer = document.createElement('div')
    announceHeadingAlone(announcer)
  })
  const arrive = (address: string, heading: string) => {
    history.pushState(null, '', address)
    document.body.innerHTML = heading && `<h1>${heading}</h1>`
    announcer.innerText = `Navigated to ${heading}`
  }

  it('is the heading, without its English words', () => {
    arrive('/te-koop/', 'Te koop in Gent')
    expect(announcer.textContent).toBe('Te koop in Gent')
  })

  it('is nothing where only the search is another: its heading may still count what was found before', () => {
    arrive('/te-koop/', '75 panden te koop')
    arrive('/te-koop/?type=house', '75 panden te koop in Gent')
    expect(announcer.textContent).toBe('75 panden te koop')
  })

  it('is, of a page that comes with a search, without the count of all there is', () => {
    arrive('/te-koop/?city=44021', 'Te koop<span> 76 panden</span>')
    expect(announcer.textContent).toBe('Te koop')
  })

  it('is told of a page that is come back to', () => {
    arrive('/te-koop/', 'Te koop')
    arrive('/te-huur/', 'Te huur')
    arrive('/te-koop/', 'Te koop')
    expect(announcer.textContent).toBe('Te koop')
  })
})

test('a document without the announcer is left alone', () => {
  expect(() => announceHeadingAlone(null)).not.toThrow()
})
