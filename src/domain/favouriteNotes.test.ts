import { LONGEST_NOTE, notesOf, readNotes, withNote } from './favouriteNotes'

test.each([
  ['nothing', undefined, {}],
  ['a text', 'note', {}],
  ['a list', ['a'], { 0: 'a' }],
  ['what is no number or no text', { a: 'x', 7: 8, 9: 'light', 10: '  ' }, { 9: 'light' }],
  ['a name of every object', JSON.parse('{"__proto__":"x","7":"y"}') as unknown, { 7: 'y' }],
])('%s is understood as far as it goes', (_, found, notes) => expect(readNotes(found)).toEqual(notes))

test('a note is as long as it may be', () => {
  expect(readNotes({ 7: 'a'.repeat(900) })['7']).toHaveLength(LONGEST_NOTE)
})

test('a note is written, changed and taken off by writing nothing', () => {
  const one = withNote({}, '7', 'no lift')
  expect(withNote(one, '7', 'lift is coming')).toEqual({ 7: 'lift is coming' })
  expect(withNote(one, '7', ' ')).toEqual({})
  expect(one).toEqual({ 7: 'no lift' })
})

test('those of what is no favourite any more go; where none does, nothing changes', () => {
  const notes = { 7: 'a', 8: 'b' }
  expect(notesOf(notes, ['8'])).toEqual({ 8: 'b' })
  expect(notesOf(notes, ['8', '7', '9'])).toBe(notes)
})
