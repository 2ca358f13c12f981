import { FieldFrame } from './FieldFrame'
import { Select } from './fieldStyles'
import { useField } from './formContext'

export interface ChoiceOption {
  value: string
  label: string
}

interface Props {
  name: string
  options: readonly ChoiceOption[]
  help?: string
}

/** One of a list, in a form. */
export function ChoiceField({ name, options, help }: Props) {
  const of = useField(name, Boolean(help))
  return (
    <FieldFrame of={of} help={help}>
      <Select {...of.control} value={of.value} onChange={({ target }) => of.onType(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
