import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Locale } from '../../contract/locales'
import { useTexts } from '../../i18n/useTexts'
import { TextLanguage } from './TextLanguage'

/** Characters that six lines hold; a text that is a little longer is not worth a button. */
const SIX_LINES = 520

interface Props {
  text: string
  /** Where it is in another language than the page: it is read out, and hyphenated, as what it is. */
  lang?: Locale | undefined
}

/** The listing's text: its first six lines and "more"; without a script, and on paper, the whole of it. */
export function Description({ text, lang }: Props) {
  const { t } = useTexts('estate')
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const isLong = text.length > SIX_LINES
  return (
    <section id="description" aria-labelledby="description-title">
      <h2 id="description-title">{t('description')}</h2>
      <TextLanguage lang={lang} />
      <Text id={id} lang={lang} data-cut={isLong && !isWhole}>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Text>
      {isLong && (
        <More type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'description.less' : 'description.more')}
        </More>
      )}
    </section>
  )
}

const Text = styled.div`
  margin-top: var(--s4);
  font-size: var(--t18);
  p {
    white-space: pre-line;
  }
  p + p {
    margin-top: var(--s4);
  }
  @media screen and (scripting: enabled) {
    &[data-cut='true'] {
      /* No dots, which would stand right behind a full stop: the last line fades. */
      max-height: 6lh;
      overflow: hidden;
      mask-image: linear-gradient(#000 calc(100% - 2lh), transparent);
    }
  }
`

const More = styled.button`
  display: none;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  &:hover {
    color: var(--brick);
  }
  @media screen and (scripting: enabled) {
    display: block;
  }
`
