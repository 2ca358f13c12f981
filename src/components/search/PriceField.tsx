import { RangeField } from './RangeField'
import type { FieldProps } from './searchFields'

/** Lowest and highest price. */
export const PriceField = ({ options, ...rest }: FieldProps) => (
  <RangeField list="price" ends={['priceMin', 'priceMax']} unit="euro" counted={options.prices} {...rest} />
)
