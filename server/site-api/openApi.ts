import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

/** How the site API describes itself: OpenAPI 3.1, made from the schemas that the routes check with. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      description: 'Listings, content and viewings of real-estate sites.',
      version: '1.0.0',
    },
    components: { securitySchemes: { operator: { type: 'http', scheme: 'bearer' } } },
  },
}
