import { Type } from '@sinclair/typebox'
import { Asset } from './asset'
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
      { field: 'price', reason: 'must be number' },
    ])
    expect(check('Huis')).toEqual([{ field: '', reason: 'must be object' }])
  })
})

describe('what is wrong with one of several kinds of thing', () => {
  it('is only what is wrong with the kind it says to be', () => {
    expect(checker(Asset)({ name: 'Bad Name', kind: 'drawn', spec: {} }).map(({ field }) => field)).toEqual([
      'name',
    ])
    expect(checker(Asset)({ name: 'a', kind: 'file', mime: 'image/png' })).toEqual([
      { field: 'base64', reason: 'is required' },
    ])
  })

  it('is its kind when there is no such kind', () => {
    expect(checker(Asset)({ name: 'a', kind: 'film', spec: {} })).toEqual([
      { field: 'kind', reason: 'must be one of drawn, file' },
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
      { field: 'blocks.1.text', reason: 'must be object' },
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
