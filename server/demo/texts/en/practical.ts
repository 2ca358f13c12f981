import type { Sentence } from '../compose'
import type { Facts } from '../facts'

export const available = (f: Facts): Sentence =>
  !f.gone &&
  {
    IMMEDIATE: ['Available immediately.', 'Free from today.'],
    DEED: ['Available on signing of the deed.', 'The keys are handed over at the deed.'],
    AFTER_NOTICE_PERIOD: ['Available after the present tenant’s notice period.'],
    DELIVERY: ['Available on completion.'],
    TBD: ['The date of availability is to be agreed.'],
    UNKNWON: undefined,
  }[f.available]

const goneWords = {
  sale: 'This one has found its new owner.',
  rent: 'This one has been let.',
  takeOver: 'The business has been taken over.',
} as const

export const closing = (f: Facts): Sentence =>
  f.gone
    ? `${goneWords[f.deal]} Looking for something similar? Tell us what, and we will keep you informed.`
    : f.deal === 'rent'
      ? [
          'Do bring your questions about the lease to the viewing.',
          'Would you like to see it? We are glad to agree on a time with you.',
        ]
      : f.deal === 'takeOver'
        ? [
            'We are glad to go through the figures in a confidential meeting.',
            'We will explain the terms of the take-over in person.',
          ]
        : [
            'We are glad to show you round by appointment.',
            'Book a viewing and take your time to look around.',
            'Plans and certificates are ready; just ask for them.',
          ]
