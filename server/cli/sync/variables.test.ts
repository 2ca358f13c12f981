import { variablesOf } from './variables'

const KEY = 'a b/"ü'

describe('variables of the environment in feed.yaml', () => {
  it('are filled in, and a missing one is named', () => {
    const variables = variablesOf({ HOST: 'feeds.example', EMPTY: '' })
    expect(variables.fill('https://${HOST}/x?$HOST')).toBe('https://feeds.example/x?$HOST')
    expect(() => variables.fill('${NOWHERE}')).toThrow('The variable NOWHERE of the environment is not set')
    expect(() => variables.know('curl ${EMPTY}')).toThrow('The variable EMPTY')
  })

  it('are never told, however their values are written', () => {
    const variables = variablesOf({ KEY, LONG: `${KEY}-more`, PATH: 'a b|C' })
    variables.fill('${KEY}')
    variables.know('echo ${LONG}')
    variables.fill('${PATH}')
    expect(variables.hide('http://a/x/a%20b|C?')).toBe('http://a/x/${PATH}?')
    const written = [
      KEY,
      encodeURIComponent(KEY),
      encodeURI(KEY),
      JSON.stringify({ key: KEY }),
      `${KEY}-more`,
    ]
    expect(written.map(variables.hide)).toEqual(['${KEY}', '${KEY}', '${KEY}', '{"key":"${KEY}"}', '${LONG}'])
    expect(variables.hide('nothing of it')).toBe('nothing of it')
  })
})
