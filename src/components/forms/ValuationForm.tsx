import { useTexts } from '../../i18n/useTexts'
import { type FormValues, typedValues } from '../../domain/forms/fieldRule'
import { VALUATION_RULES, VALUED_KINDS, valuationMessage } from '../../domain/forms/valuationRules'
import type { FrameView } from '../../domain/site/frameView'
import { useContact } from '../../state/forms/useContact'
import { AgreedForm } from './AgreedForm'
import { RadioField } from './RadioField'
import { Said } from './Said'
import { SentNotice } from './SentNotice'
import { TextField } from './TextField'

interface Props {
  frame: Pick<FrameView, 'siteId' | 'locale'>
  /** Names the form to who does not see it. */
  label: string
}

/** Fields that this form calls otherwise than the others do. */
const OWN_LABELS: readonly string[] = ['address', 'kind', 'area', 'message']

/** Asks the agency to come and value a property, by the contact call (docs/decisions/250-asking-for-a-valuation.md). */
export function ValuationForm({ frame, label }: Props) {
  const { t } = useTexts('contact')
  const labelOf = (name: string) =>
    t(OWN_LABELS.includes(name) ? `contact:valuation.field.${name}` : `forms:field.${name}`)
  const messageOf = (values: FormValues) =>
    valuationMessage(values, (fact, value) =>
      t('contact:valuation.line', {
        label: labelOf(fact),
        value: fact === 'kind' ? t(`contact:valuation.kind.${value}`) : value,
      }),
    )
  const agreed = useContact({
    frame,
    form: 'valuation',
    fields: VALUATION_RULES.map((rule) => ({ ...rule, label: labelOf(rule.name) })),
    messageOf,
  })
  const { status, values } = agreed.form
  if (status === 'sent')
    return (
      <SentNotice title={t('contact:valuation.done.heading')}>
        <p>{t('contact:valuation.done.text', { phone: values['phone']?.trim() })}</p>
        <Said>{messageOf(typedValues(values))}</Said>
      </SentNotice>
    )
  return (
    <AgreedForm of={agreed} label={label} action={t('contact:valuation.action')}>
      <TextField name="address" />
      <RadioField
        name="kind"
        options={VALUED_KINDS.map((kind) => ({ value: kind, label: t(`contact:valuation.kind.${kind}`) }))}
      />
      <TextField name="area" help={t('contact:valuation.help.area')} />
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" help={t('contact:valuation.help.email')} />
      <TextField name="phone" type="tel" autoComplete="tel" help={t('contact:valuation.help.phone')} />
      <TextField name="message" long />
    </AgreedForm>
  )
}
