import { useCallback } from 'react'
import { useTexts } from '../../i18n/useTexts'

/** Says what a stay costs: the days of one stay have one price, else it is the least of several. */
export function useStayPrice(isOneStay: boolean): (cost: string) => string {
  const { t } = useTexts('stays')
  return useCallback((cost) => (isOneStay ? cost : t('map.from', { price: cost })), [t, isOneStay])
}
