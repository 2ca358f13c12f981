import type { GatsbyBrowser } from 'gatsby'
import { Root } from './src/components/layout/Root'

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>
