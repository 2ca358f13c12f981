import type { MouseEvent } from 'react'
import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'

/** Address of a call, digits only. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Address of a mail with its subject. */
export const mailTo = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/** A number to call, and what it is the number of. */
export interface CallNumber {
  kind: 'mobile' | 'phone'
  number: string
}

/** Every number of who sells a listing, the agency's where they have none. */
export function callNumbers(agency: FrameView['agency'], salesRep?: SalesRepView): CallNumber[] {
  const { mobile, phone } = salesRep ?? {}
  if (!mobile && !phone) return agency.phone ? [{ kind: 'phone', number: agency.phone }] : []
  return [
    ...(mobile ? [{ kind: 'mobile' as const, number: mobile }] : []),
    ...(phone && !(mobile && dial(phone) === dial(mobile))
      ? [{ kind: 'phone' as const, number: phone }]
      : []),
  ]
}

/** How to reach who sells a listing; where they give nothing, the agency. */
export function reach(agency: FrameView['agency'], salesRep?: SalesRepView) {
  return {
    name: salesRep?.name ?? agency.name,
    email: salesRep?.email ?? agency.email,
    phone: salesRep?.mobile ?? salesRep?.phone ?? agency.phone,
  }
}

/**
 * A way to ask something: the form where there is one, and a mail as long as no script runs. What is pressed with a key that
 * means another window stays a link.
 */
export const askBy = (mail: string, onAsk?: () => void) => ({
  href: mail,
  ...(onAsk && {
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onAsk()
    },
  }),
})
