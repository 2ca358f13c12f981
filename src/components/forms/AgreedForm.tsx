import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { AgreedFormState } from '../../state/forms/useAgreedForm'
import { QuietAction } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { AgreementFields } from './AgreementFields'
import { Form } from './Form'

interface Props extends Omit<ComponentProps<typeof Form>, 'form' | 'isReady'> {
  of: AgreedFormState
}

/** A form that ends with the texts to agree to; it cannot be sent before they are there, and says so when they cannot be had. */
export function AgreedForm({ of: { form, agreements, hasFailed, reload }, children, ...rest }: Props) {
  const { t } = useTexts('forms')
  return (
    <Form {...rest} form={form} isReady={agreements !== undefined}>
      {children}
      {agreements && agreements.length > 0 && <AgreementFields agreements={agreements} />}
      {hasFailed && !agreements && (
        <>
          <Notice role="alert">{t('agreements.failed')}</Notice>
          <QuietAction type="button" onClick={reload}>
            {t('agreements.retry')}
          </QuietAction>
        </>
      )}
    </Form>
  )
}
