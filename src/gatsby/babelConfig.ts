import type { CreateBabelConfigArgs } from 'gatsby'

interface BabelState {
  stages: Record<string, { plugins: { name: string }[] }>
}

/** What every browser in package.json can do, and is rewritten all the same (docs/decisions/255-browsers.md). */
const NEEDLESS = /plugin-proposal-(nullish-coalescing-operator|numeric-separator|optional-chaining)/

/** Takes from Babel what Gatsby's plugin for TypeScript adds whatever browsers are named; a plugin can be set, not taken back. */
export function onCreateBabelConfig({ store }: CreateBabelConfigArgs) {
  const { stages } = (store.getState() as { babelrc: BabelState }).babelrc
  for (const stage of Object.values(stages))
    stage.plugins = stage.plugins.filter(({ name }) => !NEEDLESS.test(name))
}
