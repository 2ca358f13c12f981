/** Name of the field that only machines fill in; a request that carries a text in it is not a visitor's. */
export const HONEYPOT = 'website'
