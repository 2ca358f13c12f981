import type { SalesRepView } from '../../domain/estate/types'
import type { FrameView } from '../../domain/site/frameView'

/** Address of a call, digits only. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Address of a mail with its subject. */
export const mailTo = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/** How to reach who sells a listing; where they give nothing, the agency. */
export function reach(agency: FrameView['agency'], salesRep?: SalesRepView) {
  return {
    name: salesRep?.name ?? agency.name,
    email: salesRep?.email ?? agency.email,
    phone: salesRep?.mobile ?? salesRep?.phone ?? agency.phone,
  }
}
