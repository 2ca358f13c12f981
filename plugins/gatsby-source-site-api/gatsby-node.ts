import type { GatsbyNode } from 'gatsby'
import { ERRORS } from './errors'
import type { Options } from './options'
import { createResolvers as addResolvers, createSchemaCustomization as customizeSchema } from './schema'
import { sourceNodes as source } from './source'

export { pluginOptionsSchema } from './options'

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => reporter.setErrorMap(ERRORS)

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) =>
  customizeSchema(args)

export const createResolvers: GatsbyNode['createResolvers'] = (args) => addResolvers(args)

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  source(args, options as unknown as Options)
