import { newsInTheEnd } from './newsInTheEnd'
import type { News } from './publish'

const silent: News = { unasked: 'The site API could not be asked for changes: it is down' }

test('asks again until it is answered, and says each time why it was not', async () => {
  const answers: News[] = [silent, silent, { build: 'The program changed' }]
  const heard: string[] = []
  const news = await newsInTheEnd(async () => answers.shift(), {
    signal: new AbortController().signal,
    onUnasked: async (reason) => void heard.push(reason),
    againAfter: 1,
  })
  expect(news).toEqual({ build: 'The program changed' })
  expect(heard).toEqual([silent.unasked, silent.unasked])
})

test('ends at once when it is stopped', async () => {
  const controller = new AbortController()
  const news = newsInTheEnd(async () => silent, {
    signal: controller.signal,
    onUnasked: async () => controller.abort(),
    againAfter: 60_000,
  })
  await expect(news).resolves.toBeUndefined()
})
