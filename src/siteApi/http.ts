import type { Locale } from '../contract/common'
import type { Problem } from '../contract/problem'

/** Any answer of the API that is not OK (spec §8). */
export interface HttpError extends Error {
  readonly status: number
  readonly statusText: string
  readonly url: string
  /** What the API said of it, when it said it as problem+json. */
  readonly problem?: Problem | undefined
}

const HTTP_ERROR = 'HttpError'

/** Made here and not by a class: a class that extends Error brings every page a kilobyte of what makes it one in old browsers. */
export function httpError(status: number, statusText: string, url: string, problem?: Problem): HttpError {
  const message = [`${status} ${statusText}`.trim(), problem?.detail, url].filter(Boolean).join(' · ')
  return Object.assign(new Error(message), { name: HTTP_ERROR, status, statusText, url, problem })
}

/** Whether the API answered, and what it answered was not OK. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === HTTP_ERROR

export interface ClientOptions {
  /** Origin of the site API; '' in the browser, where it answers under the site's own origin. */
  baseUrl: string
  siteId: string
  /** Whether pictures that answers name get `baseUrl`, so that a page of another origin finds them. */
  namesOrigin?: boolean
  /** Sent as ACCEPT-LANGUAGE with every GET. */
  locale?: Locale
  fetch?: typeof fetch
  /** Hears the answer's text of a failed POST, and of a POST without any answer (spec §8). */
  log?: (message: string) => void
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  locale?: Locale | undefined
  /** Says that sending the same again is the same request: a second one with this key changes nothing more. */
  idempotencyKey?: string | undefined
  /** Further headers: a token, or what a server says of the visitor it asks for. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Of a call that makes something: sent again under its key it is done once. */
export type KeyedCall = CallOptions & { idempotencyKey: string }

/** Answers as T when JSON, undefined on 204, else the raw Response (spec §7). */
export interface ApiClient {
  readonly options: ClientOptions
  get<T>(path: string, call?: CallOptions): Promise<T>
  post<T>(path: string, body: unknown, call?: CallOptions): Promise<T>
  put<T>(path: string, body: unknown, call?: CallOptions): Promise<T>
  delete<T = undefined>(path: string, call?: CallOptions): Promise<T>
}

const isJson = (response: Response) =>
  /^application\/(.+\+)?json\b/i.test(response.headers.get('content-type') ?? '')

async function read<T>(response: Response, origin: string): Promise<T> {
  if (response.status === 204) return undefined as T
  if (!isJson(response)) return response as T
  if (!origin) return (await response.json()) as T
  const atOrigin = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/sites/') ? origin + value : value
  return JSON.parse(await response.text(), atOrigin) as T
}

function problemOf(text: string, response: Response): Problem | undefined {
  if (!isJson(response)) return undefined
  try {
    return JSON.parse(text) as Problem
  } catch {
    return undefined
  }
}

/**
 * The one HTTP client of the site, for browser and Node alike (spec §7): X-SITE on every call, ACCEPT-LANGUAGE and
 * zabun-client on GET, JSON bodies on POST and PUT.
 * Calls throw HttpError for any answer that is not OK, and what fetch throws when there is none or it is aborted.
 */
export function apiClient(options: ClientOptions): ApiClient {
  const { baseUrl, siteId, fetch: send = fetch, log = (message) => console.error(message) } = options

  async function call<T>(
    method: string,
    path: string,
    headers: HeadersInit,
    settings: CallOptions,
    body?: unknown,
  ) {
    const url = baseUrl + path
    const response = await answerOf(method, url, {
      method,
      headers: {
        'X-SITE': siteId,
        Accept: 'application/json',
        ...headers,
        ...settings.headers,
        ...(settings.idempotencyKey ? { 'Idempotency-Key': settings.idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(settings.signal ? { signal: settings.signal } : {}),
    })
    if (response.ok) return read<T>(response, options.namesOrigin ? baseUrl : '')
    const text = await response.text()
    if (method === 'POST') log(`POST ${url} failed with ${response.status}: ${text}`)
    throw httpError(response.status, response.statusText, url, problemOf(text, response))
  }

  /** What came back; that nothing did is told like a failed answer, unless the caller gave the call up. */
  async function answerOf(method: string, url: string, request: RequestInit) {
    try {
      return await send(url, request)
    } catch (error) {
      if (method === 'POST' && !request.signal?.aborted) log(`POST ${url} had no answer: ${String(error)}`)
      throw error
    }
  }

  const withBody =
    (method: 'POST' | 'PUT') =>
    <T>(path: string, body: unknown, settings: CallOptions = {}) =>
      call<T>(method, path, { 'Content-Type': 'application/json' }, settings, body)

  return {
    options,
    get: <T>(path: string, settings: CallOptions = {}) => {
      const locale = settings.locale ?? options.locale
      return call<T>(
        'GET',
        path,
        { 'zabun-client': 'true', ...(locale ? { 'Accept-Language': locale } : {}) },
        settings,
      )
    },
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: <T>(path: string, settings: CallOptions = {}) => call<T>('DELETE', path, {}, settings),
  }
}

/** Path of a call under the client's site; values are percent-encoded: sitePath(client, 'estates', 'v2', 7). */
export function sitePath(client: ApiClient, ...parts: (string | number)[]): string {
  return ['', 'sites', client.options.siteId, ...parts].map(encodeURIComponent).join('/')
}
