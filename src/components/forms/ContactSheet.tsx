import { useTexts } from '../../i18n/useTexts'
import type { Words } from '../../i18n/loadWords'
import type { FrameView } from '../../domain/site/frameView'
import type { SheetProps } from '../../state/forms/useSheet'
import { dial } from '../estate/contactLinks'
import type { AskedAbout } from '../../state/forms/useContact'
import { ContactForm } from './ContactForm'
import { FormSheet } from './FormSheet'
import { OwnWords } from './OwnWords'

interface Props extends SheetProps {
  words: Words
  frame: Pick<FrameView, 'siteId' | 'locale'>
  about: AskedAbout
  /** The listing's title and reference. */
  subject: string
  /** Of whoever answers, for who would rather call. */
  phone: string
}

/** A question about a listing or a holiday unit, over its page. */
export function ContactSheet({ words, ...rest }: Props) {
  return (
    <OwnWords words={words}>
      <Opened {...rest} />
    </OwnWords>
  )
}

function Opened({ frame, about, subject, phone, ...sheet }: Omit<Props, 'words'>) {
  const { t } = useTexts('contact')
  return (
    <FormSheet {...sheet} title={t('contact:heading')} about={subject}>
      <p style={{ marginBottom: 'var(--s5)' }}>
        {t('contact:call')} <a href={dial(phone)}>{phone}</a>
      </p>
      <ContactForm frame={frame} about={about} label={t('contact:heading')} />
    </FormSheet>
  )
}
