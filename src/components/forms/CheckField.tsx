import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TICKED } from '../../domain/forms/fieldRule'
import { FieldProblem } from './FieldProblem'
import { FieldBox } from './fieldStyles'
import { useField } from './formContext'

interface Props {
  name: string
  /** Stands beside the box and is its name. */
  children: ReactNode
}

/** A box to tick, in a form; all of its text can be clicked. */
export function CheckField({ name, children }: Props) {
  const of = useField(name, false)
  const { control, value, onType } = of
  return (
    <FieldBox>
      <Line>
        <input
          {...control}
          type="checkbox"
          checked={value === TICKED}
          onChange={({ target }) => onType(target.checked ? TICKED : '')}
        />
        <span>{children}</span>
      </Line>
      <FieldProblem of={of} />
    </FieldBox>
  )
}

const Line = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--s3);
  max-width: var(--measure);
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--brick);
  }
`
