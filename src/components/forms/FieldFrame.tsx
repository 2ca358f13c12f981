import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { FieldBox, Help, LabelLine, ProblemLine } from './fieldStyles'
import type { useField } from './formContext'

interface Props {
  of: ReturnType<typeof useField>
  help?: string | undefined
  children: ReactNode
}

/** Label above, what is wrong and help below: the control stands between them. */
export function FieldFrame({ of: { field, control, problem, problemId, helpId }, help, children }: Props) {
  const { t } = useTexts('forms')
  return (
    <FieldBox>
      <LabelLine htmlFor={control.id}>
        {field.label} {!field.required && <small>({t('optional')})</small>}
      </LabelLine>
      {children}
      {problem && <ProblemLine id={problemId}>{problem}</ProblemLine>}
      {help && <Help id={helpId}>{help}</Help>}
    </FieldBox>
  )
}
