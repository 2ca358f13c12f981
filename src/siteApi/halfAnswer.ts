/** The API said how many there are and then gave fewer: going on would take listings off the site. */
export class HalfAnswer extends Error {
  override readonly name = 'HalfAnswer'
  constructor(what: string, expected: number, got: number) {
    super(`The site API announced ${expected} ${what} and gave ${got}`)
  }
}
