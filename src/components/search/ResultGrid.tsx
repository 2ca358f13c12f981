import styled, { css } from 'styled-components'
import { media } from '../../styles/media'
import { CardGrid } from '../ui/blocks'

/** Cards of a search: three columns, two beside the map. */
export const ResultGrid = styled(CardGrid).withConfig({ shouldForwardProp: (name) => name !== 'beside' })<{
  beside: boolean
}>`
  ${({ beside }) =>
    beside &&
    css`
      ${media.desktop} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
`
