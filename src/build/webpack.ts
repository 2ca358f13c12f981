import type { CreateWebpackConfigArgs } from 'gatsby'
import { leanScripts } from './leanScripts'
import { StableHash } from './stableHash'

/** Keeps no-change builds from rewriting pages, publishes no source maps, and only the scripts that are used. */
export function onCreateWebpackConfig({ stage, actions, store }: CreateWebpackConfigArgs) {
  if (stage !== 'build-javascript') return
  const { directory } = store.getState().program
  actions.setWebpackConfig({
    devtool: false,
    plugins: [new StableHash()],
    module: { rules: [...leanScripts(directory)] },
  })
}
