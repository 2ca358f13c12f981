import { type ComponentType, Fragment } from 'react'
import styled from 'styled-components'
import { BedroomField } from './BedroomField'
import { FacetField, FlagsField } from './FacetField'
import { MoreField } from './MoreField'
import { OfferField } from './OfferField'
import { PlaceField } from './PlaceField'
import { PriceField } from './PriceField'
import { FACETS } from '../../domain/search/filters'
import type { PartName } from '../../domain/search/filterRows'
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

const facetsOf = (name: PartName) => FACETS.filter(({ part }) => part === name)
const isFlag = ({ facet }: (typeof FACETS)[number]) => facet.kind === 'flag'

/** Parts of the filter, one below the other; loaded when the visitor comes near them. */
export function FilterFields({ names, ...props }: Props) {
  return (
    <Fields>
      {names.map((name) => {
        const One = FIELDS[name]
        return (
          <Fragment key={name}>
            <One {...props} />
            <FlagsField of={facetsOf(name).filter(isFlag)} {...props} />
            {facetsOf(name).map(
              (each) => isFlag(each) || <FacetField key={each.list} of={each} {...props} />,
            )}
          </Fragment>
        )
      })}
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--s6);
`
