import { join } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { documentOnly } from './documentOnly'
import { keptHead } from './keptHead'
import { laterBlocks } from './laterBlocks'
import { leanScripts } from './leanScripts'
import { dropSamplePages } from './samplePages'
import { StableChunkHashes } from './stableChunkHashes'
import { StableHash } from './stableHash'
import { templateScripts } from './templateScripts'

/**
 * Keeps no-change builds from rewriting pages, publishes no source maps, and only the scripts that are used; tells the
 * documents, which are made after the scripts, what these are called. The samples of the templates are in the plan of the bundles by then.
 */
export function onCreateWebpackConfig({ stage, actions, plugins, store }: CreateWebpackConfigArgs) {
  const { directory } = store.getState().program
  if (stage === 'build-html' || stage === 'develop-html') {
    if (stage === 'build-html') dropSamplePages(actions.deletePage)
    const scripts = stage === 'build-html' ? templateScripts(directory) : {}
    actions.setWebpackConfig({
      plugins: [
        plugins.define({ TEMPLATE_SCRIPTS: JSON.stringify(scripts) }),
        ...(stage === 'build-html' ? [new StableChunkHashes()] : []),
      ],
    })
  }
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    devtool: false,
    plugins: [new StableHash()],
    resolve: { alias: { 'prop-types$': join(directory, 'src/gatsby/browser/propTypes.ts') } },
    module: {
      rules: [
        ...leanScripts(directory),
        keptHead(directory),
        documentOnly(directory),
        laterBlocks(directory),
      ],
    },
  })
}
