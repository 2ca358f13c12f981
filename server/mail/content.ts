/** What a mail says, before it is laid out. Every text is plain; nothing in it is markup. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** Words of a visitor, shown as theirs. */
  quote?: string
  /** Label and value, one a line. */
  facts?: (readonly [label: string, value: string])[]
  /** Listings, with why they are here. */
  listings?: MailListing[]
  /** Said below the listings. */
  after?: string[]
  button?: MailLink
  /** Below a line: why this mail came, how to stop it. */
  notes?: (string | MailLink)[]
}

export interface MailLink {
  label: string
  url: string
}

export interface MailListing {
  title: string
  url: string
  picture?: string
  price: string
  /** Place and size. */
  about: string
  /** What is new about it. */
  news?: string[]
  /** Which searches it fits. */
  reasons: string[]
}

/** How a site looks in its mails, from its settings. */
export interface Brand {
  name: string
  /** `#rrggbb` */
  colour: string
  /** Black or white, whichever is read better on the colour. */
  onColour: string
  logo?: string
  home: string
  /** Address, phone and registration of the agency, one a line. */
  imprint: string[]
}
