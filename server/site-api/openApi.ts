import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { ImportReport } from '../../src/contract/asset'
import { ContactInfo, Estate, EstateCollection, EstateGroup } from '../../src/contract/estate'
import { EstateMap, FoundCity, MapBody } from '../../src/contract/estateMap'
import { LocalMenu, LocalMenuItem } from '../../src/contract/navigation'
import { Entity, EntityItem, EstatePage, Page } from '../../src/contract/page'
import { Problem } from '../../src/contract/problem'
import {
  Appointment,
  LiveAgenda,
  RentalPeriodStatus,
  RentalReservation,
  RentalUnit,
} from '../../src/contract/rental'
import { EstateFilters, FilterBody, Query, RentalFilters, SearchBody } from '../../src/contract/search'
import { LocalAgreement, Site, Translations } from '../../src/contract/site'

/** Schemas of the contract that are described once and referred to by name. */
const NAMED: Record<string, object> = {
  Appointment,
  ContactInfo,
  Entity,
  EntityItem,
  Estate,
  EstateCollection,
  EstateFilters,
  EstateGroup,
  EstateMap,
  EstatePage,
  FilterBody,
  FoundCity,
  ImportReport,
  LiveAgenda,
  LocalAgreement,
  LocalMenu,
  LocalMenuItem,
  MapBody,
  Page,
  Problem,
  Query,
  RentalFilters,
  RentalPeriodStatus,
  RentalReservation,
  RentalUnit,
  SearchBody,
  Site,
  Translations,
}

const idOf = (schema: object) => (schema as { $id?: string }).$id
const nameOfSchema = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]))
const nameOfId = new Map(Object.entries(NAMED).map(([name, schema]) => [idOf(schema), name]))
const refTo = (name: string | undefined) => ({ $ref: `#/components/schemas/${name}` })

/** A schema as OpenAPI writes it: named parts by reference, and none of the ids by which TypeBox recurs. */
function described(schema: unknown, isTop = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => described(part))
  if (typeof schema !== 'object' || schema === null) return schema
  const name = nameOfSchema.get(schema) ?? (idOf(schema) && nameOfId.get(idOf(schema)))
  if (name && !isTop) return refTo(name)
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== '$id')
      .map(([key, part]) =>
        key === '$ref' && nameOfId.has(String(part))
          ? ['$ref', refTo(nameOfId.get(String(part))).$ref]
          : [key, described(part)],
      ),
  )
}

/** How the site API describes itself: OpenAPI 3.1, made from the schemas that the routes check with. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      description: 'Listings, content and viewings of real-estate sites.',
      version: '1.0.0',
    },
    components: {
      securitySchemes: { operator: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(NAMED).map(([name, schema]) => [name, described(schema, true) as object]),
      ),
    },
  },
  transform: ({ schema, url }) => {
    const parts = Object.entries(schema ?? {}).map(([key, part]) => [
      key,
      typeof part === 'object' && part !== null ? described(part) : part,
    ])
    return { schema: Object.fromEntries(parts) as typeof schema, url }
  },
}
