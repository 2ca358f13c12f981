import type { GatsbyNode } from 'gatsby'
import { dataLayerTypes, resolveLocales } from '../../src/dataLayer/schema'
import { ERRORS } from './errors'
import type { Options } from './options'
import { sourceNodes as source } from './source'

export { pluginOptionsSchema } from './options'

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => reporter.setErrorMap(ERRORS)

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) =>
  actions.createTypes(dataLayerTypes(schema))

export const createResolvers: GatsbyNode['createResolvers'] = (args) => resolveLocales(args)

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  source(args, options as unknown as Options)
