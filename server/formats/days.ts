import { isRealDay } from '../../src/contract/realDay'

/** Whether a text is a day of the calendar, `2026-05-31`; years 1 to 9999. */
export const isDay = (text: string): boolean => /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text)
