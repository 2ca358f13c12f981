import { Type } from '@sinclair/typebox'
import { checker } from './check'
import { Maybe } from './common'
import { Page } from './page'

const page = (...blocks: unknown[]) => ({ id: 1, type: 'content', url: {}, title: {}, blocks })
const label = { nl: 'Tekst' }

describe('what is wrong with a value', () => {
  const check = checker(
    Type.Object({ name: Type.String(), price: Maybe(Type.Number()) }, { additionalProperties: false }),
  )

  it('is nothing when it fits', () => {
    expect(check({ name: 'Huis', price: null })).toEqual([])
  })

  it('is said by field and reason, one a field', () => {
    expect(check({ price: 'much', colour: 'red' })).toEqual([
      { field: 'name', reason: 'is required' },
      { field: 'colour', reason: 'is not a known field' },
      { field: 'price', reason: 'must be a number, without quotes' },
    ])
    expect(check('Huis')).toEqual([{ field: '', reason: 'must be an object, within { and }' }])
  })
})

describe('what is wrong with one of several kinds of thing', () => {
  const strict = { additionalProperties: false }
  const name = Type.String({ pattern: '^[a-z]+$' })
  const Link = Type.Union([
    Type.Object({ name, kind: Type.Literal('page'), id: Type.Number() }, strict),
    Type.Object({ name, kind: Type.Literal('file'), file: Type.String() }, strict),
  ])

  it('is only what is wrong with the kind it says to be', () => {
    expect(checker(Link)({ name: 'Bad Name', kind: 'page', id: 1 }).map(({ field }) => field)).toEqual([
      'name',
    ])
    expect(checker(Link)({ name: 'a', kind: 'file' })).toEqual([{ field: 'file', reason: 'is required' }])
  })

  it('is its kind when there is no such kind', () => {
    expect(checker(Link)({ name: 'a', kind: 'film', id: 1 })).toEqual([
      { field: 'kind', reason: 'must be one of page, file' },
    ])
  })

  it('is told for each of a list by itself', () => {
    const check = checker(Page)
    expect(check(page({ kind: 'text', text: label }, { kind: 'picture', file: 'a', alt: label }))).toEqual([])
    expect(
      check(
        page(
          { kind: 'picture', alt: label },
          { kind: 'text', text: 5 },
          { kind: 'film' },
          { kind: 'contact' },
        ),
      ),
    ).toEqual([
      { field: 'blocks.0.file', reason: 'is required' },
      { field: 'blocks.1.text', reason: 'must be an object, within { and }' },
      {
        field: 'blocks.2.kind',
        reason: 'must be one of text, picture, estates, rentalUnits, entities, search, contact',
      },
    ])
  })

  it('is told however much is wrong', () => {
    const errors = checker(Page)(page(...Array.from({ length: 5000 }, () => ({ kind: 'film' }))))
    expect(errors).toHaveLength(5000)
  })
})

describe('what comes out of an address', () => {
  const check = checker(
    Type.Object({ id: Type.Optional(Type.Integer()), all: Type.Optional(Type.Boolean()) }),
    {
      isText: true,
    },
  )

  it('is put where a number, or yes or no, is asked for', () => {
    const value = { id: '10001', all: 'true', other: '7' }
    expect(check(value)).toEqual([])
    expect(value).toEqual({ id: 10001, all: true, other: '7' })
  })

  it.each(['0x2711', '+10001', '1e4', ' 10001', '010001', '', 'true'])('is no number as %j', (id) =>
    expect(check({ id })).toEqual([{ field: 'id', reason: 'must be a whole number' }]),
  )

  it.each(['1', 'yes', '', 'TRUE', 'constructor'])('is neither yes nor no as %j', (all) =>
    expect(check({ all })).toEqual([{ field: 'all', reason: 'must be true or false' }]),
  )
})
