import { type ComponentProps, useState } from 'react'
import { decimal } from '../../domain/format/number'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { rentalChips } from '../../domain/rentalSearch/rentalChips'
import { patchedRental } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { rentalCounts } from '../../state/rental/rentalCalls'
import type { RentalListState } from '../../state/rental/useRentalList'
import { useRentalOptions } from '../../state/rental/useRentalOptions'
import { useLoad } from '../../state/useLoad'
import { FieldSheet, PlainButton, SheetBody, SheetFoot } from '../search/FieldSheet'
import { useStill } from '../search/useStill'
import { Action, Unseen } from '../ui/blocks'
import { RENTAL_PART_NAMES, type RentalPart } from './rentalParts'
import { RentalFields } from './RentalFields'
import { RentalOptionsNotice } from './RentalOptionsNotice'

/** For how many, and for how much, before when: behind all days and months nobody saw it, and a family reserved for two. */
const FIRST: readonly RentalPart[] = ['guests', 'price']
const PARTS = [...FIRST, ...RENTAL_PART_NAMES.filter((name) => !FIRST.includes(name))]

interface Props extends Pick<ComponentProps<typeof FieldSheet>, 'opener' | 'onClose'> {
  of: RentalListState
  siteId: string
  /** Told once what was chosen holds. */
  onApply: () => void
}

/** The filter of holiday units on a phone: a sheet over the page. What is chosen holds once it is applied; until then only its count shows. */
export function RentalFilterSheet({ of, siteId, opener, onClose, onApply }: Props) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const [draft, setDraft] = useState(of.search)
  const values = useRentalOptions(siteId, locale, draft, true)
  const body = useStill<HTMLDivElement>()
  const text = printRental({ ...draft, sort: 'own' })
  const { result } = useLoad(text || 'all', (signal) => rentalCounts(siteId, locale, [draft], signal))
  const count = result.state === 'ready' ? result.value[0] : undefined
  const label = count === undefined ? t('filter.showAny') : t('filter.done', { count, total: decimal(count) })

  function apply() {
    onClose()
    if (printRental(draft) !== printRental(of.search)) of.searchFor(draft)
    onApply()
  }

  return (
    <FieldSheet title={t('filter')} opener={opener} onClose={onClose}>
      <SheetBody ref={body}>
        <RentalOptionsNotice values={values} />
        {values.isThere && (
          <RentalFields
            names={PARTS}
            search={draft}
            chips={rentalChips(draft, values.names, locale)}
            options={values.options}
            isDraft
            change={(patch) => setDraft(patchedRental(draft, patch))}
          />
        )}
      </SheetBody>
      <SheetFoot>
        <PlainButton type="button" onClick={() => setDraft(of.unfiltered)}>
          {t('filter.clear')}
        </PlainButton>
        <Action type="button" onClick={apply}>
          {label}
        </Action>
        <Unseen role="status">{count !== undefined && label}</Unseen>
      </SheetFoot>
    </FieldSheet>
  )
}
