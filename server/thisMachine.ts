/**
 * Whether a hostname leads back to the machine that asks for it, whichever that is.
 * @param hostname as `URL` has it, IPv6 in brackets
 * @example isThisMachine('zee.localhost') // true
 */
export const isThisMachine = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
