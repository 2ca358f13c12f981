import { databases } from '../support/databases'
import { CALLS, type Call } from '../../src/contract/calls'
import { callUrl } from '../../server/site-api/route'
import { startSiteApi, type TestApi } from '../support/siteApi'

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const calls: [string, Call][] = Object.entries(CALLS)
const openPath = (call: Call) => callUrl(call).replace(/:(\w+)/g, '{$1}')

/** Every `$ref` of a document, wherever it stands. */
function refs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refs(part),
  )
}

describe('what the site API says of itself', () => {
  let api: TestApi
  let document: OpenApi
  beforeAll(async () => {
    api = await startSiteApi(databases[0])
    document = (await api.ask('/documentation/json')).body
  })
  afterAll(() => api.close())

  it.each(calls)('the call %s is registered and described', (name, call) => {
    expect(api.app.hasRoute({ method: call.method, url: callUrl(call) })).toBe(true)
    const operation = document.paths[openPath(call)]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, summary: call.summary })
    expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body))
    const names = [...callUrl(call).matchAll(/:(\w+)/g)].map(([, param]) => param)
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path')
    expect(inPath?.map((parameter) => parameter.name)).toEqual(names)
    const inQuery = operation?.parameters?.filter((parameter) => parameter.in === 'query') ?? []
    expect(inQuery.map((parameter) => parameter.name)).toEqual(
      Object.keys((call.query?.['properties'] as object | undefined) ?? {}),
    )
    const inHeader = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? []
    expect(inHeader.map((parameter) => parameter.name)).toEqual(call.keyed ? ['idempotency-key'] : [])
    expect(Object.keys(operation?.responses ?? {})).toEqual([String(call.status ?? 200), '4XX'])
  })

  it('describes nothing else but the operator’s calls', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = calls.map(([, call]) => `${call.method} ${openPath(call)}`)
    expect(described.filter((each) => !known.includes(each)).sort()).toEqual([
      'GET /sites/{siteId}/admin/drafts',
      'GET /sites/{siteId}/admin/drafts/{kind}/{id}',
      'GET /sites/{siteId}/admin/export',
      'GET /sites/{siteId}/admin/feed-runs',
      'GET /sites/{siteId}/admin/photos',
      'POST /admin/database-copy',
      'POST /sites/{siteId}/admin/drafts/{kind}/{id}/link',
      'POST /sites/{siteId}/admin/feed-runs',
      'POST /sites/{siteId}/admin/import',
      'POST /sites/{siteId}/admin/photos',
    ])
  })

  it('is OpenAPI 3.1 whose references all lead somewhere', () => {
    expect(document.openapi).toBe('3.1.0')
    const found = [...new Set(refs(document))]
    expect(found).toContain('#/components/schemas/Estate')
    for (const ref of found) {
      const [, section, kind, name = ''] = ref.split('/')
      expect([section, kind]).toEqual(['components', 'schemas'])
      expect(Object.keys(document.components.schemas)).toContain(name)
    }
    // An `$id` that is no address would change what the references mean.
    expect(JSON.stringify(document)).not.toContain('"$id"')
  })
})
