/** @jest-environment jsdom */
import { hearSteps, tellMissedStep } from './missedStep'

const step = () => window.dispatchEvent(new PopStateEvent('popstate'))

test('a step that was taken while the page was taken over is told once more, and only that one', () => {
  const heard = jest.fn()
  hearSteps()
  step()
  window.addEventListener('popstate', heard)
  tellMissedStep()
  expect(heard).toHaveBeenCalledTimes(1)
  step()
  tellMissedStep()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('where no step was taken, nothing is told', () => {
  const heard = jest.fn()
  hearSteps()
  window.addEventListener('popstate', heard)
  tellMissedStep()
  expect(heard).not.toHaveBeenCalled()
})
