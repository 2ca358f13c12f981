interface Unchecked {
  (): Unchecked
  isRequired?: Unchecked
}
const unchecked: Unchecked = () => unchecked
unchecked.isRequired = unchecked

/** In place of `prop-types` in published scripts, where React checks none, though libraries name some (`src/gatsby/webpack.ts`). */
export default new Proxy({}, { get: () => unchecked })
