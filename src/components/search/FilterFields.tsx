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
type Faceted = (typeof FACETS)[number]
const isFlag = ({ facet }: Faceted) => facet.kind === 'flag'
const isRange = ({ facet }: Faceted) => facet.kind === 'range'

/** Parts of the filter, one below the other; loaded when the visitor comes near them. */
export function FilterFields({ names, ...props }: Props) {
  return (
    <Fields>
      {names.map((name) => {
        const One = FIELDS[name]
        return (
          <Fragment key={name}>
            <One {...props} />
            {facetsOf(name).length > 0 && (
              <Columns>
                {/* First what is asked for most, the area: the keyboard need not pass every box of the others. */}
                <Column>
                  {facetsOf(name).map(
                    (each) => isRange(each) && <FacetField key={each.list} of={each} {...props} />,
                  )}
                </Column>
                <Column>
                  <FlagsField of={facetsOf(name).filter(isFlag)} {...props} />
                  {facetsOf(name).map(
                    (each) =>
                      isFlag(each) || isRange(each) || <FacetField key={each.list} of={each} {...props} />,
                  )}
                </Column>
              </Columns>
            )}
          </Fragment>
        )
      })}
    </Fields>
  )
}

const Fields = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--s6);
`

const Column = styled.div`
  display: grid;
  gap: var(--s6);
  /* Not every part has an amount. */
  &:empty {
    display: none;
  }
`

/** Two where there is room: what one of them gains or loses moves nothing in the other. */
const Columns = styled(Column)`
  @container (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`
