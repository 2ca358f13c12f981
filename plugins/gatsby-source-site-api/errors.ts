import type { Reporter } from 'gatsby'
import { HalfAnswer } from '../../src/siteApi/halfAnswer'
import { isHttpError } from '../../src/siteApi/http'

type ErrorMap = Parameters<Reporter['setErrorMap']>[0]

export const CODES = { unreachable: '10001', halfAnswer: '10002', leftOut: '10003' } as const

const text = (context: Record<string, unknown>) => String(context['message'])

/** How the plugin's errors read in Gatsby's report; who can mend them decides the category. */
export const ERRORS: ErrorMap = {
  [CODES.unreachable]: { text, level: 'ERROR', category: 'THIRD_PARTY' },
  [CODES.halfAnswer]: { text, level: 'ERROR', category: 'THIRD_PARTY' },
  [CODES.leftOut]: { text, level: 'WARNING', category: 'USER' },
} as unknown as ErrorMap

/** One sentence an operator can act on, whatever went wrong while talking to the API. */
export function explain(error: unknown, baseUrl: string): { id: string; message: string } {
  if (error instanceof HalfAnswer)
    return {
      id: CODES.halfAnswer,
      message: `${error.message}. The build stops so that none disappears; the last result stays as it is.`,
    }
  const { message, cause } = error as Error
  // What fetch throws only says why in its cause.
  const why = [message, (cause as Error | undefined)?.message].filter(Boolean).join(': ')
  const reason = isHttpError(error) ? `it answered ${message}` : why || String(error)
  return {
    id: CODES.unreachable,
    message: `The site API at ${baseUrl} could not be read: ${reason}. The build stops; the last result stays as it is.`,
  }
}
