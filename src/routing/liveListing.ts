import { plainNumber } from '../contract/plainNumber'

/** The listing that an address of the live detail asks for (spec §2): undefined when none is, NaN when what is asked for is none. */
export function liveListing(query: string): number | undefined {
  const asked = new URLSearchParams(query).get('id')
  return asked === null ? undefined : plainNumber(asked) || NaN
}
