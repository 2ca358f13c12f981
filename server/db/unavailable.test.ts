import { isUnavailable } from './unavailable'

const coded = (code: string) => Object.assign(new Error('some words'), { code })

it.each([
  ...['57P01', '57P03', '08006', '53300', '25P03', 'ECONNREFUSED', 'ECONNRESET'].map(coded),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('The tables could not be made', { cause: coded('57P01') }),
])('a database that is away: %s', (error) => {
  expect(isUnavailable(error)).toBe(true)
})

it.each([
  coded('23505'),
  coded('22P02'),
  new Error('Connection of two rooms'),
  'Connection terminated',
  null,
])('no database that is away: %s', (error) => {
  expect(isUnavailable(error)).toBe(false)
})
