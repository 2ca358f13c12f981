import styled from 'styled-components'
import { nightOf } from '../../domain/rental/calendar'
import { longDay, shortDay } from '../../domain/rental/dayWords'
import { missedStay } from '../../domain/rental/missedStay'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { media } from '../../styles/media'

/** What the calendar is for, or which days that were asked for are taken; then what became of the day that was pressed. */
export function DayNote({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { periods = [], picked, options, day, refused, asked, reservation } = of

  function note(): string {
    if (refused)
      return t(nightOf(periods, refused) === 'taken' ? 'note.taken' : 'note.closed', {
        day: longDay(refused, locale),
      })
    if (picked)
      return t(options.some(({ start }) => start === day) ? 'note.chosen' : 'note.around', {
        day: longDay(day, locale),
        arrival: shortDay(picked.start, locale),
        departure: shortDay(picked.end, locale),
      })
    if (reservation) return ''
    const missed = missedStay(periods, asked)
    if (!missed?.isTaken) return t(missed ? 'pickOther' : 'pickDay')
    const { start, end = start } = missed
    return t('note.missed', { days: `${shortDay(start, locale)} – ${shortDay(end, locale)}` })
  }

  return <Note role="status">{note()}</Note>
}

/** As high as its longest text, so that the calendar stays where it is. */
const Note = styled.p`
  max-width: none;
  min-height: 2lh;
  ${media.wide} {
    min-height: 1lh;
  }
`
