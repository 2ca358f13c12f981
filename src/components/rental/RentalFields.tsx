import type { ComponentType } from 'react'
import styled from 'styled-components'
import { BudgetField } from './BudgetField'
import { DatesField } from './DatesField'
import { GuestsField } from './GuestsField'
import { ListField } from './ListField'
import type { RentalFieldProps, RentalPart } from './rentalParts'

function WhereField(props: RentalFieldProps) {
  return (
    <>
      <ListField condition="location" {...props} />
      <ListField condition="city" {...props} />
    </>
  )
}

const KindField = (props: RentalFieldProps) => <ListField condition="subKind" {...props} />

const FIELDS: Record<RentalPart, ComponentType<RentalFieldProps>> = {
  dates: DatesField,
  guests: GuestsField,
  where: WhereField,
  kind: KindField,
  price: BudgetField,
}

interface Props extends RentalFieldProps {
  names: readonly RentalPart[]
}

/** Parts of the filter of holiday units (spec §3 rental unit filter model), one below the other. */
export function RentalFields({ names, ...props }: Props) {
  return (
    <Fields>
      {names.map((name) => {
        const One = FIELDS[name]
        return <One key={name} {...props} />
      })}
    </Fields>
  )
}

const Fields = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--s6);
`
