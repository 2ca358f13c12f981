import { daysAfter, isoDay } from '../dates'
import type { Profile } from './profile'

/** The day from which it can be had, where there is one to name: when it is delivered or the tenant is gone. */
export const availableDay = ({ facts, deliveryDay, rng }: Profile, now: Date): string | undefined =>
  facts.available === 'DELIVERY'
    ? deliveryDay
    : facts.available === 'AFTER_NOTICE_PERIOD'
      ? isoDay(daysAfter(now, rng.fork('available day').int(30, 200)))
      : undefined
