import type { GatsbySSR } from 'gatsby'
import { Root } from './src/components/layout/Root'

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Root>{element}</Root>
