import { createHash } from 'node:crypto'
import type { Locale } from '../../../src/contract/common'
import { askedSearch } from '../../../src/domain/alerts/askedSearch'
import { changesOf, FREQUENCIES } from '../../../src/domain/alerts/alertChoices'
import { agreedTo, agreementRules, agreementsOf } from '../../../src/domain/forms/agreementRules'
import { checkFields, type FormValues } from '../../../src/domain/forms/fieldRule'
import { formFailure } from '../../../src/domain/forms/formFailure'
import { HONEYPOT } from '../../../src/domain/forms/honeypot'
import { PERSON_RULES } from '../../../src/domain/forms/personRules'
import { printSearch } from '../../../src/domain/search/printSearch'
import { getAgreements } from '../../../src/siteApi/content'
import { type ApiClient, isHttpError } from '../../../src/siteApi/http'
import { subscribeAlert } from '../../../src/siteApi/visitors'
import { alertFormHtml } from './alertFormHtml'
import { paragraph, type PlainPage } from './plainPage'
import type { PlainWords } from './plainWords'

const HOUR_MS = 3_600_000
const [, emailRule] = PERSON_RULES

interface Sent {
  client: ApiClient
  locale: Locale
  t: PlainWords
  /** Of the address: the search to subscribe to. */
  query: URLSearchParams
  values: FormValues
  /** Who sends it (record 082). */
  visitor: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** The same form sent twice within the hour, by a second press or a reload, is one. */
const keyOf = (sent: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([Math.floor(Date.now() / HOUR_MS), sent]))
    .digest('base64url')

/**
 * Takes the alert form as a browser without scripts sends it: confirmed when it was taken; else the form again with all
 * that was typed, what is wrong, and the texts to agree to.
 */
export async function subscribe({
  client,
  locale,
  t,
  query,
  values,
  visitor,
  signal,
}: Sent): Promise<PlainPage> {
  const { filter, pageId } = askedSearch(query)
  const agreements = agreementsOf(await getAgreements(client, locale, { signal }), 'alerts')
  const rules = [emailRule, { name: 'frequency', required: true }, ...agreementRules(agreements)]
  const form = (status: number, wrong: Partial<ReturnType<typeof formFailure>>): PlainPage => ({
    locale,
    status,
    title: t('alerts.heading'),
    body: alertFormHtml(t, { values, agreements, asked: filter, problems: {}, ...wrong }),
  })
  const problems = checkFields(values, rules)
  if (Object.keys(problems).length) return form(422, { problems })

  const { email = '', frequency, [HONEYPOT]: website } = values
  const body = {
    email: email.trim(),
    search: printSearch(filter),
    ...(pageId && { pageId }),
    frequency: FREQUENCIES.find((each) => each === frequency) ?? 'instant',
    changes: changesOf((change) => !!values[change]),
    agreements: agreedTo(agreements, values),
    ...(website && { website }),
    locale,
  }
  try {
    await subscribeAlert(client, body, { headers: visitor, idempotencyKey: keyOf(body), signal })
  } catch (error) {
    const names = rules.map(({ name }) => name)
    return form(isHttpError(error) && error.status < 500 ? error.status : 502, formFailure(error, names))
  }
  return {
    locale,
    title: t('alerts.mailbox.heading'),
    body: [
      t('alerts.mailbox.text', { email: body.email, action: t('alerts.confirm.action') }),
      t('alerts.mailbox.late'),
    ]
      .map(paragraph)
      .join('\n'),
  }
}
