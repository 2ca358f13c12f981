import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { PictureView } from '../../domain/estate/types'
import { media } from '../../styles/media'
import { Picture } from '../ui/Picture'

const LARGE = '(min-width: 992px) 900px, 92vw'
const SMALL = '(min-width: 992px) 430px, 46vw'

/** Pictures of a listing: one large, the others beside and below; each opens whole. */
export function Gallery({ pictures }: { pictures: readonly PictureView[] }) {
  const { t } = useTranslation('estate')
  if (pictures.length === 0) return null
  return (
    <Pictures aria-label={t('gallery.label')}>
      {pictures.map(({ file, thumbnail, alt }, index) => (
        <li key={file}>
          <a href={file} aria-label={t('gallery.open', { alt, number: index + 1, total: pictures.length })}>
            <Picture
              file={file}
              thumbnail={thumbnail}
              alt={alt}
              sizes={index === 0 ? LARGE : SMALL}
              eager={index === 0}
            />
          </a>
        </li>
      ))}
    </Pictures>
  )
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li:first-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:first-child {
      grid-column: span 2;
      grid-row: span 2;
    }
  }
  a {
    display: block;
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: var(--radius);
    background: var(--line);
  }
`
