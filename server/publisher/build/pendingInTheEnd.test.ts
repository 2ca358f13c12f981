import { pendingInTheEnd } from './pendingInTheEnd'
import type { PendingChanges } from './pendingChanges'

const silent: PendingChanges = { unreachable: 'The site API could not be asked for changes: it is down' }

test('asks again until it is answered, and says each time why it was not', async () => {
  const answers: PendingChanges[] = [silent, silent, { build: 'The program or PUBLIC_URL changed' }]
  const heard: string[] = []
  const news = await pendingInTheEnd(async () => answers.shift(), {
    signal: new AbortController().signal,
    onUnreachable: async (reason) => void heard.push(reason),
    againAfter: 1,
  })
  expect(news).toEqual({ build: 'The program or PUBLIC_URL changed' })
  expect(heard).toEqual([silent.unreachable, silent.unreachable])
})

test('ends at once when it is stopped', async () => {
  const controller = new AbortController()
  const news = pendingInTheEnd(async () => silent, {
    signal: controller.signal,
    onUnreachable: async () => controller.abort(),
    againAfter: 60_000,
  })
  await expect(news).resolves.toBeUndefined()
})
