import type { ComponentType } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { ContactFormKind } from '../../contract/page'
import type { FrameView } from '../../domain/site/frameView'
import { withWords } from '../../state/forms/withWords'
import { useLoad } from '../../state/useLoad'
import { useNearViewport } from '../../state/useNearViewport'
import { media } from '../../styles/media'
import { Reach } from '../estate/Reach'
import { OwnWords } from '../forms/OwnWords'
import { QuietAction, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

type AskForm = ComponentType<{ frame: FrameView; label: string }>

const loadForm: Readonly<Record<ContactFormKind, () => Promise<AskForm>>> = {
  question: async () => (await import('../forms/ContactForm')).ContactForm,
  valuation: async () => (await import('../forms/ValuationForm')).ValuationForm,
}

const loadContactForm = (frame: FrameView, form: ContactFormKind) =>
  withWords(frame, ['forms', 'contact'], async () => ({ AskForm: await loadForm[form]() }))

interface Props {
  heading: string
  form?: ContactFormKind | undefined
  frame: FrameView
}

/**
 * How to reach the agency, where it is to be found, and the form for a question or a valuation, which comes with its words when the visitor comes near it: the page
 * may stand anywhere, the home page too.
 */
export function ContactPart({ heading, form = 'question', frame }: Props) {
  const { t } = useTexts('common')
  const { street, zip, city } = frame.agency
  const { ref, isNear } = useNearViewport()
  const { result, retry } = useLoad(isNear ? frame.locale : undefined, () => loadContactForm(frame, form))
  const reach = (
    <Side $gap="var(--s5)">
      <Reach agency={frame.agency} subject={frame.name} />
      <Where>
        {street && (
          <>
            {street}
            <br />
          </>
        )}
        {zip} {city}
      </Where>
    </Side>
  )
  return (
    <Parts ref={ref}>
      {heading && <Heading>{heading}</Heading>}
      {form === 'question' && reach}
      <Room $form={form} aria-busy={result.state === 'loading'} data-needs-script="">
        {result.state === 'ready' && (
          <OwnWords words={result.value.words}>
            <result.value.AskForm frame={frame} label={heading || t('nav.contact')} />
          </OwnWords>
        )}
        {result.state === 'failed' && (
          <Stack>
            <Notice role="alert">{t('sheet.failed')}</Notice>
            <div>
              <QuietAction type="button" onClick={retry}>
                {t('error.retry')}
              </QuietAction>
            </div>
          </Stack>
        )}
      </Room>
      {/* Who comes for a price of their home looks for the form. */}
      {form !== 'question' && reach}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s5);
  ${media.desktop} {
    grid-template: auto 1fr / 4fr 8fr;
  }
`

const Heading = styled.h2`
  ${media.desktop} {
    grid-area: 1 / 1;
  }
`

const Side = styled(Stack)`
  align-content: start;
  ${media.desktop} {
    grid-column: 1;
  }
`

const Where = styled.address`
  font-size: var(--t14);
  font-style: normal;
`

/** Height of each form, on a phone and beside what is at its left. */
const FORM_HEIGHT: Readonly<Record<ContactFormKind, readonly [string, string]>> = {
  question: ['55rem', '49rem'],
  valuation: ['95rem', '86rem'],
}

/** As high as the form, so that what follows stays where it is when it comes. */
const Room = styled.div<{ $form: ContactFormKind }>`
  min-height: ${({ $form }) => FORM_HEIGHT[$form][0]};
  max-width: 40rem;
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    min-height: ${({ $form }) => FORM_HEIGHT[$form][1]};
  }
`
