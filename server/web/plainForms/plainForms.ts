import type { FastifyPluginAsync } from 'fastify'
import { LOCALES } from '../../../src/contract/locales'
import { type FormValues, TICKED } from '../../../src/domain/forms/fieldRule'
import { href, pattern } from '../../../src/routing/routes'
import { getTranslations } from '../../../src/siteApi/content'
import { isHttpError } from '../../../src/siteApi/http'
import { editAlert } from '../../../src/siteApi/visitors'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { refuseElsewhere } from '../../http/sameOrigin'
import type { AjaxOptions } from '../ajax/ajax'
import { TOKEN } from '../ajax/oneClick'
import { visitorHeaders } from '../visitorHeaders'
import { inTurn } from '../visitorTurns'
import { link, paragraph, type PlainPage, sendPlainPage } from './plainPage'
import { plainWords } from './plainWords'
import { subscribe } from './subscribe'

const TIMEOUT_MS = 15_000
const BODY_LIMIT_BYTES = 16 * 1024

/** What was typed, by name of its field; a box that is ticked is `on` in what browsers send. A program may send no body. */
const valuesOf = (body: URLSearchParams | undefined): FormValues =>
  Object.fromEntries([...(body ?? [])].map(([name, value]) => [name, value === 'on' ? TICKED : value]))

/**
 * The forms of pages that are prebuilt, sent by a browser without scripts to the page's own address: checked and confirmed
 * here, so that nothing typed ever stands in an address (docs/decisions/160-forms-without-a-script.md).
 */
export const plainForms: FastifyPluginAsync<AjaxOptions> = async (
  app,
  { siteId, siteApiUrl, publicUrl, webToken, turns, timeout = TIMEOUT_MS },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', refuseElsewhere(publicUrl))
  const log = (message: string) => app.log.warn(message)

  for (const locale of LOCALES) {
    const client = siteApiClient({ siteApiUrl, siteId, locale, log })
    const words = async (signal: AbortSignal) =>
      plainWords(locale, await getTranslations(client, locale, { signal }).catch(() => ({})))

    app.post<{ Body: URLSearchParams | undefined }>(pattern('alerts', locale), async (request, reply) => {
      const signal = AbortSignal.timeout(timeout)
      const { searchParams: query } = new URL(request.url, publicUrl)
      const answer = async () =>
        subscribe({
          client,
          locale,
          t: await words(signal),
          query,
          values: valuesOf(request.body),
          visitor: visitorHeaders(request, webToken),
          signal,
        })
      const page = await inTurn(turns, request, answer)
      return sendPlainPage(reply, page)
    })

    app.post<{ Params: { token: string } }>(pattern('alertsEdit', locale), async (request, reply) => {
      const signal = AbortSignal.timeout(timeout)
      const { token } = request.params
      const t = await inTurn(turns, request, () => words(signal))
      const unknown = (status: number): PlainPage => ({
        locale,
        status,
        title: t('alerts.editHeading'),
        body:
          paragraph(t(`alerts.trouble.${status === 410 ? 'expired' : 'unknown'}`)) +
          link(href('alerts', locale), t('alerts.trouble.action')),
      })
      if (!TOKEN.test(token)) return sendPlainPage(reply, unknown(404))
      try {
        const confirm = () =>
          editAlert(client, { confirm: true }, { headers: { authorization: `Bearer ${token}` }, signal })
        await inTurn(turns, request, confirm)
      } catch (error) {
        if (!isHttpError(error) || error.status >= 500) throw error
        return sendPlainPage(reply, unknown(error.status))
      }
      const title = t('alerts.successHeading')
      return sendPlainPage(reply, { locale, title, body: paragraph(t('alerts.success')) })
    })
  }
}
