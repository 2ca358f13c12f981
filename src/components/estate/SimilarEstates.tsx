import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { useLoad } from '../../state/useLoad'
import { media } from '../../styles/media'
import { useNearViewport } from '../../state/useNearViewport'

const MOST = 3

interface Props {
  view: Pick<EstateView, 'id' | 'similar' | 'locale' | 'sold' | 'statusName'>
  siteId: string
}

/**
 * Listings like this one with the reason for each, asked from the API when the visitor comes near them. When that
 * fails, or there is none, the page simply goes on.
 */
export function SimilarEstates({ view, siteId }: Props) {
  const { t } = useTexts('estate')
  const { id, similar, locale, sold } = view
  const { ref, isNear } = useNearViewport()
  const { result } = useLoad(isNear ? String(id) : undefined, async (signal) => {
    // What asks for cards, makes them and shows them is not needed to read the page.
    const [{ similarEstates }, { SimilarCards }] = await Promise.all([
      import('../../state/similarEstates'),
      import('./SimilarCards'),
    ])
    return { SimilarCards, cards: await similarEstates(siteId, similar, locale, MOST, { signal }) }
  })
  if (result.state === 'failed' || (result.state === 'ready' && result.value.cards.length === 0)) return null
  return (
    <Room $beside={sold} ref={ref} aria-labelledby="similar-title" aria-busy={result.state === 'loading'}>
      <h2 id="similar-title">{t(sold ? 'similar.instead' : 'similar')}</h2>
      {result.state === 'ready' && <result.value.SimilarCards cards={result.value.cards} />}
    </Room>
  )
}

/**
 * As high as its cards, so that what follows does not move when they come; smaller ones beside a column. Until then
 * pale plates stand where their pictures will be.
 */
const Room = styled.section<{ $beside: boolean }>`
  display: grid;
  gap: var(--s5);
  align-content: start;
  margin-top: var(--s6);
  &[aria-busy='true']::after {
    content: '';
    aspect-ratio: 4 / 3;
    background: var(--line);
  }
  ${media.small} {
    &[aria-busy='true']::after {
      aspect-ratio: 4;
      background: repeating-linear-gradient(
        90deg,
        var(--line) 0 calc((100% - 2 * var(--s5)) / 3),
        #0000 0 calc((100% + var(--s5)) / 3)
      );
    }
  }
  ${media.desktop} {
    min-height: ${({ $beside }) => ($beside ? 400 : 520)}px;
  }
  @media print, (scripting: none) {
    display: none;
  }
`
