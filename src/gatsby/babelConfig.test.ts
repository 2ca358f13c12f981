import { createRequire } from 'node:module'
import type { CreateBabelConfigArgs } from 'gatsby'
import { onCreateBabelConfig } from './babelConfig'

const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
const plugin = 'gatsby-plugin-typescript/gatsby-node'
const { onCreateBabelConfig: ofTypeScript } = ofGatsby(plugin) as {
  onCreateBabelConfig(args: object, options: object): void
}

it('leaves of what the plugin for TypeScript adds its preset only', () => {
  const stage = { plugins: [{ name: '/styled/' }], presets: [] as { name: string }[] }
  const actions = {
    setBabelPlugin: (plugin: { name: string }) => stage.plugins.push(plugin),
    setBabelPreset: (preset: { name: string }) => stage.presets.push(preset),
  }
  ofTypeScript({ actions }, {})
  expect(stage.plugins.length).toBeGreaterThan(1)
  const store = { getState: () => ({ babelrc: { stages: { 'build-javascript': stage } } }) }
  onCreateBabelConfig({ store } as unknown as CreateBabelConfigArgs)
  expect(stage.plugins).toEqual([{ name: '/styled/' }])
  expect(stage.presets).toHaveLength(1)
})
