import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { FieldProblem } from './FieldProblem'
import { FieldBox, Help, LabelLine } from './fieldStyles'
import type { useField } from './formContext'

interface Props {
  of: ReturnType<typeof useField>
  help?: string | undefined
  children: ReactNode
}

/** Label above, what is wrong and help below: the control stands between them. */
export function FieldFrame({ of, help, children }: Props) {
  const { t } = useTexts('forms')
  const { field, control, helpId } = of
  return (
    <FieldBox>
      <LabelLine htmlFor={control.id}>
        {field.label} {!field.required && <small>({t('optional')})</small>}
      </LabelLine>
      {children}
      <FieldProblem of={of} />
      {help && <Help id={helpId}>{help}</Help>}
    </FieldBox>
  )
}
