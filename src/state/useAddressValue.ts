import { useIsBrowser } from './useIsBrowser'

/** Stands for the value in the one page that is prebuilt for every value. */
export const UNKNOWN_VALUE = '_'

/**
 * The part of the address that only the browser knows. At the first render it is what the page was built with, so
 * that React finds the document it expects.
 */
export function useAddressValue(value: string | undefined): string {
  const isBrowser = useIsBrowser()
  return isBrowser && value ? value : UNKNOWN_VALUE
}
