const { createRequire } = require('node:module')

const { default: gatsby } = createRequire(require.resolve('gatsby/package.json'))('babel-preset-gatsby')

/** What it rewrites whatever browsers are named, and every browser named can do (docs/decisions/255-browsers.md). */
const NEEDLESS = /optimize-hook-destructuring|proposal-nullish-coalescing|proposal-optional-chaining/

/**
 * Gatsby's own preset without what no browser in package.json needs. Gatsby tells the stage to its preset only where it stands by
 * itself, so it is told by who asks. Of the targets nothing: then the list in package.json is read.
 */
module.exports = function babelPreset(api, options) {
  const forServer = api.caller((caller) => caller?.target === 'node')
  const developing = process.env.NODE_ENV !== 'production'
  const stage = forServer ? 'build-html' : developing ? 'develop' : 'build-javascript'
  const { presets, plugins } = gatsby(api, { ...options, stage, targets: {} })
  return { presets, plugins: plugins.filter((plugin) => !NEEDLESS.test([plugin].flat()[0])) }
}
