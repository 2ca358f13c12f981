import { COOKIE, cookieFor, readSession, SESSION_SECONDS, sessionFor, sessionOf } from './operatorSession'

const TOKEN = 'token-of-the-operator'
const now = Date.UTC(2026, 10, 21)

test('a session holds for a working day, for the token it was given for and as it was given', () => {
  const session = sessionFor(TOKEN, now)
  expect(session).not.toContain(TOKEN)
  expect(readSession(session, TOKEN, now)).toMatchObject({ until: new Date(now + SESSION_SECONDS * 1000) })
  expect(readSession(session, TOKEN, now + (SESSION_SECONDS + 1) * 1000)).toBeUndefined()
  expect(readSession(session, 'another-operators-token', now)).toBeUndefined()
  const [until = '', id = '', mark = ''] = session.split('.')
  const [, other] = sessionFor(TOKEN, now).split('.')
  expect(id).not.toBe(other)
  for (const bad of [
    ...[`${Number(until) + 1}.${id}.${mark}`, `${until}.${other}.${mark}`, `${until}.${mark}`],
    ...['', '.', '..', `${until}.${id}.${'A'.repeat(43)}`, TOKEN],
  ])
    expect(readSession(bad, TOKEN, now)).toBeUndefined()
})

test('a browser comes with its session among its other cookies', () => {
  const value = sessionFor(TOKEN)
  const [, id] = value.split('.')
  expect(sessionOf({ cookie: `a=b; ${COOKIE}=${value}` }, TOKEN)).toMatchObject({ id })
  expect(sessionOf({ cookie: `a=b; not-${COOKIE}=${value}` }, TOKEN)).toBeUndefined()
  expect(sessionOf({}, TOKEN)).toBeUndefined()
})

test('no script and no other site gets at the cookie, and it goes by https only where that is how one comes', () => {
  expect(cookieFor('v', true)).toBe(
    `${COOKIE}=v; Path=/status; HttpOnly; SameSite=Strict; Max-Age=${SESSION_SECONDS}; Secure`,
  )
  expect(cookieFor('', false)).toBe(`${COOKIE}=; Path=/status; HttpOnly; SameSite=Strict; Max-Age=0`)
})
