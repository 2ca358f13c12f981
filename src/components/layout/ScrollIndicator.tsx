import { useEffect, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { scrollOneStep } from './easedScroll'

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Says that the open menu goes on below; a click scrolls it down 100 px over 200 ms (spec §2, §9). */
export function ScrollIndicator({ of, open }: { of: RefObject<HTMLElement | null>; open: boolean }) {
  const { t } = useTexts('common')
  const [goesOn, setGoesOn] = useState(false)

  useEffect(() => {
    const element = of.current
    if (!open || !element) return
    const look = () => setGoesOn(element.scrollTop + element.clientHeight < element.scrollHeight - 1)
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    // A list that unfolds makes the menu longer without any scroll.
    const unfolded = new MutationObserver(look)
    unfolded.observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] })
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      unfolded.disconnect()
    }
  }, [of, open])

  if (!open || !goesOn) return null
  return (
    <Indicator type="button" onClick={() => of.current && scrollOneStep(of.current, wantsCalm())}>
      {t('nav.scroll')}
      <svg aria-hidden="true" viewBox="0 0 12 12" width="14" height="14">
        <path d="M6 1.5v8.5M2.5 6.5 6 10l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Indicator>
  )
}

const Indicator = styled.button`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: 48px;
  border: 0;
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-weight: 500;
  ${media.desktop} {
    display: none;
  }
`
