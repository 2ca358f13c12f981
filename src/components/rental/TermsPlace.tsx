import { type ComponentProps, lazy, Suspense } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { useWanted } from '../../state/useWanted'
import type { StayTerms as Terms } from './StayTerms'

const StayTerms = lazy(async () => ({ default: (await import('./StayTerms')).StayTerms }))

/** About as high as it is once it has come, so that what follows does not move. */
const ROOM = { minHeight: '22rem' }

/**
 * Where the terms of the stays stand, which come once the visitor does anything on the page, or nears them. Where no stay is free there are
 * none; where the stays could not be had `StayTerms` says so, in one line.
 */
export function TermsPlace(props: ComponentProps<typeof Terms>) {
  const { t } = useTexts('rental')
  const { periods, hasFailed } = props.of
  const { ref, isWanted } = useWanted('100px')
  if (periods?.every(({ available }) => !available)) return null
  return (
    <section
      ref={ref}
      aria-labelledby="terms-title"
      style={periods || !hasFailed ? ROOM : undefined}
      data-needs-script=""
    >
      <h2 id="terms-title">{t('terms')}</h2>
      <Suspense>{isWanted && <StayTerms {...props} />}</Suspense>
    </section>
  )
}
