import type { CreateWebpackConfigArgs } from 'gatsby'
import { StableHash } from './stableHash'

/** Keeps no-change builds from rewriting pages, and publishes no source maps. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs) {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false, plugins: [new StableHash()] })
}
