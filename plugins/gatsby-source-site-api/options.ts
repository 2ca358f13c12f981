import type { PluginOptionsSchemaArgs } from 'gatsby'

export interface Options {
  /** Origin of the site API, `http://127.0.0.1:8010`. */
  apiUrl: string
  siteId: string
  /** Public origin of the site, for canonical addresses and sitemaps. */
  publicUrl: string
}

export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const origin = Joi.string().uri({ scheme: ['http', 'https'] })
  return Joi.object({
    apiUrl: origin.required().description('Origin of the site API'),
    siteId: Joi.string().required().description('The site to build'),
    publicUrl: origin.required().description('Public origin of the site'),
  })
}
