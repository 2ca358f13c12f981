/** @jest-environment jsdom */
import { announceHeadingAlone } from './announcer'

test('what Gatsby announces is the heading, without its English words', () => {
  const announcer = document.createElement('div')
  announceHeadingAlone(announcer)
  announcer.innerText = 'Navigated to Te koop in Gent'
  expect(announcer.textContent).toBe('Te koop in Gent')
  expect(announcer.innerText).toBe('Navigated to Te koop in Gent')
})

test('a document without the announcer is left alone', () => {
  expect(() => announceHeadingAlone(null)).not.toThrow()
})
