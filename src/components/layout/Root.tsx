import type { ReactNode } from 'react'
import { GlobalStyle } from '../../styles/GlobalStyle'

/** Around every page, in the browser and while building alike. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}
