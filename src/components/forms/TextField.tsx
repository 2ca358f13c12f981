import { FieldFrame } from './FieldFrame'
import { Input, TextArea } from './fieldStyles'
import { useField } from './formContext'

interface Props {
  name: string
  type?: 'text' | 'email' | 'tel' | 'search'
  /** Several lines. */
  long?: boolean
  autoComplete?: string
  help?: string
}

/** A text to type, in a form. */
export function TextField({ name, type = 'text', long, autoComplete, help }: Props) {
  const of = useField(name, Boolean(help))
  const shared = { ...of.control, value: of.value, autoComplete, maxLength: of.field.max }
  return (
    <FieldFrame of={of} help={help}>
      {long ? (
        <TextArea {...shared} rows={4} onChange={({ target }) => of.onType(target.value)} />
      ) : (
        <Input {...shared} type={type} onChange={({ target }) => of.onType(target.value)} />
      )}
    </FieldFrame>
  )
}
