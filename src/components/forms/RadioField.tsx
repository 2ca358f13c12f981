import styled from 'styled-components'
import { FieldProblem } from './FieldProblem'
import { FieldBox } from './fieldStyles'
import { useField } from './formContext'

interface ChoiceOption {
  value: string
  label: string
}

interface Props {
  name: string
  options: readonly ChoiceOption[]
}

/** One of a few, all in sight, in a form. */
export function RadioField({ name, options }: Props) {
  const of = useField(name, false)
  const { field, control, value, problem, problemId, onType } = of
  return (
    <FieldBox>
      <Group aria-describedby={problem && problemId}>
        <legend>{field.label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              // What the summary of errors leads to.
              id={option === options[0] ? control.id : undefined}
              value={option.value}
              checked={value === option.value}
              onChange={() => onType(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Group>
      <FieldProblem of={of} />
    </FieldBox>
  )
}

const Group = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: var(--s3);
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--brick);
  }
`
