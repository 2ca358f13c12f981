/** @jest-environment jsdom */
import { globalHistory } from '@reach/router'
import { tellMissedStep } from './missedStep'

test('a step that was taken before the router listened is heard of, once', () => {
  window.history.pushState(null, '', '/nl/te-koop?page=2')
  const heard = jest.fn()
  globalHistory.listen(({ location }) => heard(location.search))
  tellMissedStep()
  tellMissedStep()
  expect(heard.mock.calls).toEqual([['?page=2']])
})
