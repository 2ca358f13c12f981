import type { ComponentType } from 'react'
import styled from 'styled-components'
import { BedroomField } from './BedroomField'
import { MoreField } from './MoreField'
import { OfferField } from './OfferField'
import { PlaceField } from './PlaceField'
import { PriceField } from './PriceField'
import type { PartName } from '../../domain/search/filters'
import type { FieldProps } from './searchFields'
import { TypeField } from './TypeField'

const FIELDS: Record<PartName, ComponentType<FieldProps>> = {
  offer: OfferField,
  place: PlaceField,
  type: TypeField,
  price: PriceField,
  bedrooms: BedroomField,
  more: MoreField,
}

interface Props extends FieldProps {
  names: readonly PartName[]
}

/** Parts of the filter, one below the other; loaded when the visitor comes near them. */
export function FilterFields({ names, ...props }: Props) {
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
  display: grid;
  gap: var(--s6);
`
