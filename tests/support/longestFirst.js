const { default: Sequencer } = require('@jest/test-sequencer')

/** Those that start the whole program or ask thousands of times: begun last, one of them would keep a processor waiting. */
const LONGEST = [
  'tests/contract/killed.test.ts',
  'server/main.test.ts',
  'tests/contract/badRequests.test.ts',
  'tests/contract/searchFilter.test.ts',
  'tests/contract/rentalReservation.test.ts',
  'server/demo/drawing/draw.test.ts',
]

/** Where no run before tells how long each takes. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(name))
      return at < 0 ? LONGEST.length : at
    }
    return super.sort(tests).sort((one, other) => place(one) - place(other))
  }
}
