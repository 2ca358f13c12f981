/** A mailbox with the name it goes by. */
export interface Mailbox {
  name: string
  address: string
}

/** An invitation or its withdrawal (RFC 5546), as text of RFC 5545. */
export interface Calendar {
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL'
  content: string
}

/** A mail ready to go. Built as a whole before it is kept, so that a second attempt sends the same one. */
export interface Message {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  /** Address that takes the one-click POST of RFC 8058 and shows a page on GET. */
  unsubscribe?: string
  calendar?: Calendar
}
