import type { PluginOptionsSchemaArgs } from 'gatsby'

/** A listing or holiday unit that an attempt before could not render a page of. */
export interface Unrendered {
  kind: 'estate' | 'rentalUnit'
  id: number
  path: string
  reason: string
}

export interface Options {
  /** Origin of the site API, `http://127.0.0.1:8010`. */
  apiUrl: string
  siteId: string
  /** Public origin of the site, for canonical addresses and sitemaps. */
  publicUrl: string
  /** What the site is built without. */
  leaveOut: Unrendered[]
}

export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const origin = Joi.string().uri({ scheme: ['http', 'https'] })
  return Joi.object({
    apiUrl: origin.required().description('Origin of the site API'),
    siteId: Joi.string().required().description('The site to build'),
    publicUrl: origin.required().description('Public origin of the site'),
    leaveOut: Joi.array()
      .items({
        kind: Joi.string().valid('estate', 'rentalUnit').required(),
        id: Joi.number().integer().required(),
        path: Joi.string().required(),
        reason: Joi.string().required(),
      })
      .default([])
      .description('Listings and holiday units that cannot be rendered'),
  })
}
