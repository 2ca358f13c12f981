import type { PluginOptionsSchemaArgs } from 'gatsby'
import type { Unrendered } from '../../src/contract/quarantine'

export interface Options {
  /** Origin of the site API, `http://127.0.0.1:8010`; several of processes that stand in for each other. */
  apiUrl: string | string[]
  siteId: string
  /** Public origin of the site, for canonical addresses and sitemaps. */
  publicUrl: string
  /** What the site is built without. */
  leaveOut: Unrendered[]
  /** Where to write down what is left out, one JSON object a line. */
  quarantineFile?: string
}

export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const origin = Joi.string().uri({ scheme: ['http', 'https'] })
  return Joi.object({
    apiUrl: Joi.alternatives(origin, Joi.array().items(origin).min(1))
      .required()
      .description('Origin of the site API, or several of them'),
    siteId: Joi.string().required().description('The site to build'),
    publicUrl: origin.required().description('Public origin of the site'),
    leaveOut: Joi.array()
      .items({
        kind: Joi.string().valid('estate', 'rentalUnit', 'page').required(),
        id: Joi.number().integer().required(),
        path: Joi.string().required(),
        reason: Joi.string().required(),
      })
      .default([])
      .description('Listings, holiday units and pages that cannot be rendered'),
    quarantineFile: Joi.string().description('Where to write down what is left out'),
  })
}
