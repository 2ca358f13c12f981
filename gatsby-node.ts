export { createPages } from './src/build/createPages'
export { onPostBuild } from './src/build/onPostBuild'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
