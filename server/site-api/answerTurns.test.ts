import Fastify, { type FastifyInstance } from 'fastify'
import { answerTurns } from './answerTurns'

const WEB = 'web-role'
const FROM_WEB = { 'x-web-token': WEB }

/** Whether something has come about once all that is due was done. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false
  void promise.then(
    () => (done = true),
    () => (done = true),
  )
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  return done
}

describe('turns of answers', () => {
  const app: FastifyInstance = Fastify()
  const turns = answerTurns(WEB)
  const made: { who: string; end: () => void }[] = []
  beforeAll(() => {
    app.get('/:who', async (request, reply) => {
      const { who } = request.params as { who: string }
      const make = () => new Promise<string>((end) => made.push({ who, end: () => end(who) }))
      return turns.large({ request, reply }, make)
    })
  })
  afterAll(() => app.close())
  const ask = async (who: string, headers = {}) => await app.inject({ url: `/${who}`, headers })
  const names = () => made.map(({ who }) => who)
  const endFirst = () => made.shift()?.end()
  const untilMade = async (count: number) => {
    for (let turn = 0; made.length < count && turn < 1000; turn++)
      await new Promise((resolve) => setImmediate(resolve))
  }

  it('let one large one of visitors be made at once, with one of a program, and refuse visitors when twelve wait', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => ask(`visitor-${index}`, FROM_WEB))
    await Promise.all(visitors.slice(13).map(async (late) => expect((await late).statusCode).toBe(503)))
    expect(names()).toEqual(['visitor-0'])
    const programs = Array.from({ length: 20 }, (_, index) => ask(`program-${index}`))
    await untilMade(2)
    expect(names()).toEqual(['visitor-0', 'program-0'])
    for (let ended = 0; ended < 33; ended++) {
      await untilMade(1)
      expect(names().filter((who) => who.startsWith('visitor')).length).toBeLessThanOrEqual(1)
      endFirst()
    }
    const answers = await Promise.all([...visitors.slice(0, 13), ...programs])
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('let small ones pass, but none for ever', async () => {
    expect(await isDone(turns.letPass())).toBe(true)
    let end: () => void = () => undefined
    const small = turns.small(() => new Promise<void>((done) => (end = done)))
    const large = turns.letPass()
    expect(await isDone(large)).toBe(false)
    end()
    await small
    expect(await isDone(large)).toBe(true)
    const endless = turns.small(() => new Promise<void>((done) => (end = done)))
    await turns.letPass()
    end()
    await endless
  })
})
