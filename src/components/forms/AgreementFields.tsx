import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { LocalAgreement } from '../../contract/site'
import { agreementField, agreementRules } from '../../domain/forms/agreementRules'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import type { LabelledField } from '../../state/forms/useForm'
import { CheckField } from './CheckField'

/** The boxes of the texts to agree to, each called by its title. */
export const agreementFields = (agreements: readonly LocalAgreement[]): LabelledField[] =>
  agreementRules(agreements).map((rule, index) => ({ ...rule, label: agreements[index]?.title ?? '' }))

interface Props {
  agreements: readonly LocalAgreement[]
  /** Whether the conditions that something is sold or let under are among them: these stand on their own page. */
  withTerms?: boolean
}

/** What the visitor is asked to agree to, in full. */
export function AgreementFields({ agreements, withTerms = false }: Props) {
  const { t } = useTexts('forms')
  const locale = useLocale()
  return (
    <Texts>
      <legend>{t('agreements')}</legend>
      {agreements.map(({ id, title, text, required, locale: written }) => (
        <CheckField key={id} name={agreementField(id)}>
          <span {...(written !== locale && { lang: written })}>
            <strong>{title}.</strong> {text}
          </span>
          {!required && <small> ({t('optional')})</small>}
        </CheckField>
      ))}
      {/* Elsewhere, so that what was typed stays. */}
      {withTerms && (
        <p>
          <a href={href('terms', locale)} target="_blank" rel="noopener">
            {t('agreements.terms')}
          </a>
        </p>
      )}
      <p>
        <a href={href('privacy', locale)} target="_blank" rel="noopener">
          {t('agreements.privacy')}
        </a>
      </p>
    </Texts>
  )
}

const Texts = styled.fieldset`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font-weight: 600;
  }
`
