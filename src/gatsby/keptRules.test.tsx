import type { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { keyframes, ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { keepRules } from './keptRules'

const turning = keyframes`to { rotate: 1turn }`
const Title = styled.h2<{ $wide: boolean }>`
  color: teal;
  max-width: ${({ $wide }) => ($wide ? '60rem' : '30rem')};
  &:hover {
    color: navy;
  }
  @media print {
    display: none;
  }
`
const Spinner = styled(Title)`
  animation: ${turning} 1s;
`
const Note = styled.p`
  & + & {
    margin: 0;
  }
`

/** The styles of a page of its own with these things on it. */
function stylesOf(...things: ReturnType<typeof createElement>[]): string {
  const sheet = new ServerStyleSheet()
  renderToString(<StyleSheetManager sheet={sheet.instance}>{things}</StyleSheetManager>)
  return sheet.getStyleTags()
}
const pages = () => [
  stylesOf(<Title key="1" $wide />, <Note key="2" />),
  stylesOf(<Spinner key="1" $wide={false} />),
  stylesOf(<Note key="1" />, <Title key="2" $wide={false} />, <Title key="3" $wide />),
  stylesOf(<b key="1" />),
]

test('every page has the styles of what is on it, and of nothing else, whatever was rendered before', () => {
  const before = pages()
  expect(new Set(before).size).toBe(4)
  keepRules()
  expect(pages()).toEqual(before)
  expect(pages().reverse()).toEqual(before.reverse())
})
