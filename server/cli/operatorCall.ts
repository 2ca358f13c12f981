import type { Problem } from '../../src/contract/problem'

/** Whose site, where, and by what right. */
export interface Operator {
  siteId: string
  siteApiUrl: string
  adminToken: string
}

/** The site API answered that it does not do it. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`The site API answered ${status}: ${detail}`)
  }
}

const causeOf = (error: unknown) => {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  return cause?.code ?? cause?.message ?? (error as Error).message
}

function detailOf(text: string): string {
  try {
    return (JSON.parse(text) as Problem).detail ?? text
  } catch {
    return text.slice(0, 200)
  }
}

async function answerOf(
  { siteApiUrl, adminToken }: Omit<Operator, 'siteId'>,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const url = `${siteApiUrl}${path}`
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${adminToken}` }
  const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
    const start = 'Start it (npm start, or npm run server -- --role site-api) or set SITE_API_URL'
    throw new Error(`The site API at ${siteApiUrl} cannot be reached (${causeOf(error)}). ${start}.`)
  })
  if (response.ok) return response
  if (response.status === 401) {
    throw new Error(
      `The site API at ${siteApiUrl} does not know this token. Set ADMIN_TOKEN to the one it runs with.`,
    )
  }
  throw new Unanswered(response.status, detailOf(await response.text()))
}

/** The answer of one of the operator's calls. Throws an error that says what to do when the API, the token or the site is not there. */
export const operatorAnswer = (operator: Operator, call: string, init: RequestInit = {}): Promise<Response> =>
  answerOf(operator, `/sites/${encodeURIComponent(operator.siteId)}/admin/${call}`, init)

/** What a call answers that is about the whole installation. Throws as `operatorAnswer`. */
export async function installationCall<T>(
  installation: Omit<Operator, 'siteId'>,
  call: string,
  init: RequestInit = {},
): Promise<T> {
  const response = await answerOf(installation, `/admin/${call}`, init)
  return JSON.parse(await response.text()) as T
}

/** What one of the operator's calls answers. Throws as `operatorAnswer`. */
export async function operatorCall<T>(operator: Operator, call: string, init?: RequestInit): Promise<T> {
  const response = await operatorAnswer(operator, call, init)
  return JSON.parse(await response.text()) as T
}
