import type { TFunction } from 'i18next'
import { useTexts } from '../../i18n/useTexts'
import { PERSON_RULES, type PersonField } from '../../domain/forms/personRules'
import type { LabelledField } from '../../state/forms/useForm'
import { TextField } from './TextField'

/** Name, mail, phone and a message, with their labels; some of them where a form asks less. */
export const personFields = (
  t: TFunction,
  names: readonly PersonField[] = ['name', 'email', 'phone', 'message'],
): LabelledField[] =>
  PERSON_RULES.filter(({ name }) => names.includes(name)).map((rule) => ({
    ...rule,
    label: t(`forms:field.${rule.name}`),
  }))

/** Who somebody is and how to reach them: the browser may fill it in. */
export function PersonFields() {
  const { t } = useTexts('forms')
  return (
    <>
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" help={t('help.email')} />
      <TextField name="phone" type="tel" autoComplete="tel" help={t('help.phone')} />
      <TextField name="message" long />
    </>
  )
}
