import type { RefObject } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { SkipLink } from '../ui/SkipLink'

/** The keyboard's way to the map beside a list, past all its cards. `pane` is where the map stands, or what stands there in its place. */
export function ToMap({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const { t } = useTexts('list')
  const go = () => {
    const inPane = (what: string) => pane.current?.querySelector<HTMLElement>(what)
    const to = inPane('.leaflet-container') ?? inPane('a[href], button')
    // A map that takes the focus leaves the window where it is.
    pane.current?.scrollIntoView({ block: 'nearest' })
    to?.focus()
  }
  return (
    <Beside as="button" type="button" onClick={go}>
      {t('list.toMap')}
    </Beside>
  )
}

/** The keyboard's way past all cards to what stands below them: more of the list. */
export function ToEnd({ end }: { end: RefObject<HTMLElement | null> }) {
  const { t } = useTexts('list')
  return (
    <Beside
      as="button"
      type="button"
      onClick={() => end.current?.querySelector<HTMLElement>('a[href], button')?.focus()}
    >
      {t('list.toEnd')}
    </Beside>
  )
}

/** And back from the map to the filter above list and map; behind the map it stands over its foot, as nothing else may be in sight. */
export function ToFilter({ isBehind }: { isBehind?: true }) {
  const { t } = useTexts('list')
  return (
    <Beside
      as="button"
      style={isBehind && { bottom: 'var(--s2)' }}
      type="button"
      onClick={() => document.querySelector<HTMLElement>('main [role=search] button')?.focus()}
    >
      {t('list.toFilter')}
    </Beside>
  )
}

const Beside = styled(SkipLink)`
  ${media.belowDesktop} {
    display: none;
  }
`
