import { stripVTControlCharacters } from 'node:util'
import { announcer, logOutput } from './logOutput'

const REQUEST =
  '{"level":30,"time":1764140400000,"pid":7,"hostname":"box","name":"web","reqId":"req-1","method":"GET",' +
  '"url":"/nl/te-koop?city=…","status":200,"ms":3.2,"bytes":5123,"from":"203.0.113.0/24","msg":"request"}\n'
const WARNING =
  '{"level":40,"time":1764140400000,"pid":7,"hostname":"box","name":"web","msg":"nothing to serve"}\n'

const output = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, written, write: (line: string) => written.push(line) }
}

describe('a log', () => {
  it('is JSON as it came where it is piped', () => {
    const pipe = output(false)
    logOutput('', pipe).write(REQUEST)
    expect(pipe.written).toEqual([REQUEST])
  })

  it('is for a person in a terminal: a request is one line', () => {
    const terminal = output(true)
    const log = logOutput('', terminal)
    log.write(REQUEST)
    log.write(WARNING)
    const [request, warning] = terminal.written.map(stripVTControlCharacters)
    expect(request).toMatch(
      /^\[\d\d:\d\d:\d\d\] INFO \(web\): GET \/nl\/te-koop\?city=… 200 3\.2 ms 5123 B 203\.0\.113\.0\/24\n$/,
    )
    expect(warning).toMatch(/WARN \(web\): nothing to serve\n$/)
  })

  it('is what the operator wants it to be, wherever it goes', () => {
    const [pipe, terminal] = [output(false), output(true)]
    logOutput('pretty', pipe).write(WARNING)
    logOutput('json', terminal).write(WARNING)
    expect(pipe.written.join('')).toMatch(/^\[.*WARN \(web\): nothing to serve\n$/)
    expect(terminal.written).toEqual([WARNING])
  })
})

it('what went wrong is a line of the log with its level where it is piped, and for a person in a terminal', () => {
  const [pipe, terminal] = [output(false), output(true)]
  for (const to of [pipe, terminal]) announcer('', to)('The build failed', 'error')
  expect(JSON.parse(pipe.written.join(''))).toMatchObject({ level: 50, msg: 'The build failed' })
  expect(stripVTControlCharacters(terminal.written.join(''))).toMatch(
    /^\[\d\d:\d\d:\d\d\] ERROR: The build failed\n$/,
  )
})

it('what the program tells in words is JSON too where everything has to be', () => {
  const pipe = output(false)
  announcer('', pipe)('Ready: http://localhost:8000')
  announcer('json', pipe)('Ready: http://localhost:8000')
  const [words, json = ''] = pipe.written
  expect(words).toBe('Ready: http://localhost:8000\n')
  expect(JSON.parse(json)).toEqual({
    level: 30,
    time: expect.any(Number),
    msg: 'Ready: http://localhost:8000',
  })
})
