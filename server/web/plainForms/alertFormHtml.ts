import type { LocalAgreement } from '../../../src/contract/site'
import { FREQUENCIES, OPTIONAL_CHANGES } from '../../../src/domain/alerts/alertChoices'
import { changeKey } from '../../../src/domain/alerts/changeKey'
import type { SearchFilter } from '../../../src/domain/search/searchFilter'
import { agreementField } from '../../../src/domain/forms/agreementRules'
import type { FieldProblems, FormValues } from '../../../src/domain/forms/fieldRule'
import type { Failure } from '../../../src/domain/forms/formFailure'
import { HONEYPOT } from '../../../src/domain/forms/honeypot'
import { escapeHtml as text } from '../../http/escapeHtml'
import type { PlainWords } from './plainWords'

export interface ShownForm {
  values: FormValues
  problems: FieldProblems
  failure?: Failure | undefined
  agreements: readonly LocalAgreement[]
  /** The search that it subscribes to. */
  asked: Pick<SearchFilter, 'status'>
}

const marked = (is: boolean) => (is ? ' checked' : '')

/** The alert form as HTML, with what was typed and what is wrong with it: what the page shows with a script. */
export function alertFormHtml(
  t: PlainWords,
  { values, problems, failure, agreements, asked }: ShownForm,
): string {
  const problem = (name: string) => {
    const kind = problems[name]
    return kind
      ? `<strong id="${name}-problem">${text(t([`problem.${kind}.${name}`, `problem.${kind}`]))}</strong>`
      : ''
  }
  const described = (name: string) =>
    problems[name] ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  const box = (name: string, words: string, more = '') =>
    `<label><input type="checkbox" name="${name}"${marked(!!values[name])}${described(name)}><span>${text(words)}${more}</span></label>${problem(name)}`
  const count = Object.keys(problems).length
  const told = [
    failure && t(`failure.${failure}`),
    count && t(count === 1 ? 'summary_one' : 'summary_other', { count }),
  ].filter((words) => words !== undefined && words !== 0)
  const texts = agreements.map(({ id, title, text: words, required }) =>
    box(agreementField(id), `${title}. ${words}`, required ? '' : ` <small>(${text(t('optional'))})</small>`),
  )
  return `<form method="post" novalidate>
${told.length ? `<div role="alert">${told.map((words) => text(words)).join('<br>')}</div>` : ''}
<div class="field"><label for="email">${text(t('field.email'))}</label><input id="email" type="email" name="email" autocomplete="email" value="${text(values['email'] ?? '')}"${described('email')}>${problem('email')}</div>
<fieldset><legend>${text(t('alerts.frequency'))}</legend>${FREQUENCIES.map(
    (each) =>
      `<label><input type="radio" name="frequency" value="${each}"${marked(values['frequency'] === each)}><span>${text(t(`alerts.frequency.${each}`))}</span></label>`,
  ).join('')}</fieldset>
<fieldset><legend>${text(t('alerts.changes'))}</legend>${OPTIONAL_CHANGES.map((change) => box(change, t(changeKey(change, asked)))).join('')}</fieldset>
${texts.length ? `<fieldset><legend>${text(t('agreements'))}</legend>${texts.join('')}</fieldset>` : ''}
<div class="away" aria-hidden="true"><label>${text(t('leaveEmpty'))}<input name="${HONEYPOT}" tabindex="-1" autocomplete="off"></label></div>
<button type="submit">${text(t('alerts.action'))}</button>
</form>`
}
