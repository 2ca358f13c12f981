import { markdownParts } from './markdownParts'

const textOf = (source: string) =>
  markdownParts(source).parts.map((part) => (part.kind === 'text' ? part.text : part.file))

it.each([
  ['a line that goes on in the next', 'One\ntwo', 'One two'],
  ['emphasis', 'Not *so* **bold**, `at all`', 'Not so bold, at all'],
  ['a link', '[Our office](https://example.com)', 'Our office (https://example.com)'],
  ['a link that says itself', '<https://example.com>', 'https://example.com'],
  ['a list', '- one\n- two', '– one\n\n– two'],
  ['a numbered list', '3. three\n4. four', '3. three\n\n4. four'],
  ['a smaller heading', '### Small\n\nText', 'Small\n\nText'],
  ['a mark that is no link', '[FILL IN: law]', '[FILL IN: law]'],
])('shows %s as plain text', (_, source, text) => {
  expect(textOf(source)).toEqual([text])
})

it('begins a part with each heading and each picture, and knows their lines', () => {
  const { parts, faults } = markdownParts(
    'Before\n\n## One\n\nText\n\n![A door](pictures/Front%20door.jpg)\n\nAfter',
  )
  expect(faults).toEqual([])
  expect(parts).toEqual([
    { kind: 'text', heading: '', text: 'Before', line: 1 },
    { kind: 'text', heading: 'One', text: 'Text', line: 3 },
    { kind: 'picture', file: 'pictures/Front door.jpg', alt: 'A door', line: 7 },
    { kind: 'text', heading: '', text: 'After', line: 9 },
  ])
})

it('refuses HTML, and a heading with nothing below', () => {
  const { faults } = markdownParts('## Empty\n\n## Full\n\nText <br> text')
  expect(faults.map(({ line }) => line)).toEqual([5, 1])
})
