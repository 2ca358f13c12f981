export { createPages } from './src/build/createPages'
export { onPostBuild } from './src/build/onPostBuild'
export { onCreateBabelConfig } from './src/gatsby/babelConfig'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
