import styled from 'styled-components'

interface Props {
  label: string
  chosen: readonly number[]
  options: readonly { value: string; label: string; count: number }[]
  onChange: (chosen: number[]) => void
}

/** Some values of a few, each with how many units it finds. */
export function CountedBoxes({ label, chosen, options, onChange }: Props) {
  return (
    <Boxes>
      <legend>{label}</legend>
      {options.map(({ value, label: name, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(Number(value))}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, Number(value)] : chosen.filter((each) => each !== Number(value)),
              )
            }
          />
          <span>{name}</span>
          <small>{count}</small>
        </label>
      ))}
    </Boxes>
  )
}

const Boxes = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--s1);
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    align-items: center;
    gap: var(--s3);
    min-height: 40px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--brick);
  }
  small {
    color: var(--quiet);
    font-size: var(--t14);
    font-variant-numeric: tabular-nums;
  }
`
