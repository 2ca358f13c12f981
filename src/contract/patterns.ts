/**
 * What a visitor's address and number look like and how long a text of theirs may be; apart from the schemas, so that a form
 * checks the same in the browser.
 */
export const EMAIL_PATTERN =
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$"
export const PHONE_PATTERN = '^[+0-9][0-9 ./()-]+$'

export const LENGTH = {
  name: { max: 120 },
  email: { max: 254 },
  phone: { min: 5, max: 30 },
  message: { max: 4000 },
} as const
