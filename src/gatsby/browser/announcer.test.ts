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
    announcer.innerText = `Navigated to ${heading}`
  }

  it('is the heading, without its English words', () => {
    arrive('/te-koop/', 'Te koop in Gent')
    expect(announcer.textContent).toBe('Te koop in Gent')
    expect(announcer.innerText).toBe('Navigated to Te koop in Gent')
  })

  it('is nothing where only the search is another: its heading may still count what was found before', () => {
    arrive('/te-koop/', '75 panden te koop')
    arrive('/te-koop/?type=house', '75 panden te koop in Gent')
    expect(announcer.textContent).toBe('75 panden te koop')
  })

  it('is, of a page that comes with a search, the heading once that is found', () => {
    jest.useFakeTimers()
    document.body.innerHTML = '<main><h1>Te koop 76 panden</h1><div aria-busy="true"></div></main>'
    const [heading, list] = [...document.querySelectorAll('h1, div')]
    arrive('/te-koop/?city=44021', 'Te koop 76 panden')
    jest.advanceTimersByTime(1000)
    expect(announcer.textContent).toBe('')
    list?.remove()
    if (heading) heading.textContent = '1 huis te koop in Gent'
    jest.advanceTimersByTime(1000)
    expect(announcer.textContent).toBe('1 huis te koop in Gent')
    arrive('/te-huur/?city=44021', 'Te huur 20 panden')
    arrive('/contact/', 'Contact')
    jest.runAllTimers()
    expect(announcer.textContent).toBe('Contact')
    jest.useRealTimers()
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
