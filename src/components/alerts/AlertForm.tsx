import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { askedSearch } from '../../domain/alerts/askedSearch'
import { changeKey } from '../../domain/alerts/changeKey'
import { TICKED } from '../../domain/forms/fieldRule'
import { HONEYPOT } from '../../domain/forms/honeypot'
import { PERSON_RULES } from '../../domain/forms/personRules'
import { pagePath } from '../../domain/page/pagePlace'
import { printSearch } from '../../domain/search/printSearch'
import { statusOfPage } from '../../domain/search/searchTargets'
import type { FrameView } from '../../domain/site/frameView'
import { sendAlertForm } from '../../siteApi/ajax'
import { useAskedPage } from '../../state/alerts/useAskedPage'
import { useAgreedForm } from '../../state/forms/useAgreedForm'
import { liveClient } from '../../state/liveSite'
import { AgreedForm } from '../forms/AgreedForm'
import { CheckField } from '../forms/CheckField'
import { RadioField } from '../forms/RadioField'
import { SentNotice } from '../forms/SentNotice'
import { TextField } from '../forms/TextField'
import { searchAddress } from '../page/searchAddress'
import { AppLink } from '../ui/AppLink'
import { QuietAction } from '../ui/blocks'
import { AlertSearch } from './AlertSearch'
import { changesOf, FREQUENCIES, OPTIONAL_CHANGES } from '../../domain/alerts/alertChoices'

interface Props {
  frame: FrameView
  /** Of the address: the search to subscribe to. */
  query: string
}

const [, emailRule] = PERSON_RULES

/** Subscribes to a search: what is searched, how often to hear of it, and of what besides new listings. */
export function AlertForm({ frame, query }: Props) {
  const { t } = useTexts('alerts')
  const { siteId, locale } = frame
  const [asked, setAsked] = useState(() => askedSearch(new URLSearchParams(query)))
  const [times, setTimes] = useState(1)
  const search = printSearch(asked.filter)
  const ofPage = useAskedPage(frame, asked.pageId, () => setAsked({ ...asked, pageId: undefined }))
  const called = (change: (typeof OPTIONAL_CHANGES)[number]) =>
    t(`alerts:${changeKey(change, asked.filter, ofPage.page && statusOfPage(ofPage.page))}`)

  const agreed = useAgreedForm({
    siteId,
    locale,
    context: 'alerts',
    fields: [
      { ...emailRule, label: t('forms:field.email') },
      {
        name: 'frequency',
        required: true,
        label: t('alerts:alerts.frequency'),
        shortLabel: t('alerts:alerts.frequency.short'),
      },
      ...OPTIONAL_CHANGES.map((change) => ({
        name: change,
        tick: true,
        label: called(change),
      })),
    ],
    initial: { frequency: 'instant' },
    about: [search, asked.pageId, times],
    send(values, agreements, idempotencyKey) {
      const { email = '', frequency, [HONEYPOT]: website } = values
      const form = {
        email,
        search,
        ...(asked.pageId && { pageId: asked.pageId }),
        frequency: FREQUENCIES.find((each) => each === frequency) ?? 'instant',
        changes: changesOf((change) => values[change] === TICKED),
        agreements,
        ...(website && { website }),
      }
      return sendAlertForm(liveClient(siteId, locale), locale, form, { idempotencyKey })
    },
  })
  const { form } = agreed

  const who = useRef<HTMLElement>(null)
  // Who asks for it again looks at the address first: it may be why nothing came.
  useEffect(() => {
    if (times > 1) who.current?.querySelector<HTMLElement>('input[type=email]')?.focus()
  }, [times])

  function again() {
    setTimes(times + 1)
    form.reopen()
  }

  if (form.status === 'sent') {
    const list = ofPage.page && pagePath(ofPage.page, locale)
    return (
      <SentNotice as="h2" title={t('alerts:alerts.mailbox.heading')}>
        <p>
          {t('alerts:alerts.mailbox.text', {
            email: form.values['email']?.trim(),
            action: t('alerts:alerts.confirm.action'),
          })}
        </p>
        <p>{t('alerts:alerts.mailbox.late')}</p>
        <QuietAction type="button" onClick={again}>
          {t('alerts:alerts.mailbox.again')}
        </QuietAction>
        {list && <AppLink to={searchAddress(list, asked.filter)}>{t('alerts:alerts.back')}</AppLink>}
      </SentNotice>
    )
  }
  return (
    <Parts>
      <AlertSearch frame={frame} asked={asked} of={ofPage} onChange={setAsked} />
      <section ref={who} aria-labelledby="alert-who">
        <h2 id="alert-who">{t('alerts:alerts.who')}</h2>
        <AgreedForm of={agreed} label={t('alerts:alerts.heading')} action={t('alerts:alerts.action')}>
          <TextField name="email" type="email" autoComplete="email" help={t('alerts:alerts.emailHelp')} />
          <RadioField
            name="frequency"
            options={FREQUENCIES.map((value) => ({ value, label: t(`alerts:alerts.frequency.${value}`) }))}
          />
          <Kinds>
            <legend>{t('alerts:alerts.changes')}</legend>
            {OPTIONAL_CHANGES.map((change) => (
              <CheckField key={change} name={change}>
                {called(change)}
              </CheckField>
            ))}
          </Kinds>
        </AgreedForm>
      </section>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  width: 100%;
  max-width: 40rem;
  margin-top: var(--s5);
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t28);
  }
`

const Kinds = styled.fieldset`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font-weight: 600;
  }
`
