import type { GatsbyBrowser } from 'gatsby'
import { Root } from './src/components/layout/Root'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => <Root>{element}</Root>
