import styled from 'styled-components'
import type { PageView } from '../../domain/page/types'
import { media } from '../../styles/media'
import { Picture } from '../ui/Picture'

interface Props {
  view: Pick<PageView<{ id: number }>, 'title' | 'intro' | 'picture'>
  /** Said beside the title: how many there are. */
  count?: string
  /** While that is counted: words as long, which keep its room. */
  counting?: string
}

/** Title, introduction and picture of a page of the site's own. */
export function PageHead({ view, count, counting }: Props) {
  const told = count || counting
  return (
    <Head>
      <h1>
        {view.title}
        {told && <Count aria-hidden={!count || undefined}> {told}</Count>}
      </h1>
      {view.intro && <Intro>{view.intro}</Intro>}
      {view.picture && <Wide file={view.picture} alt="" width={16} height={9} sizes="100vw" eager />}
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding-top: clamp(8px, 2vw, 32px);
  h1 {
    /* «Vakantieverblijven» is one word and must fit a phone of 320 px. */
    font-size: clamp(1.5rem, 0.8rem + 4vw, 3rem);
    overflow-wrap: anywhere;
  }
`

const Count = styled.span`
  color: var(--quiet);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  &[aria-hidden] {
    visibility: hidden;
  }
`

const Intro = styled.p`
  color: var(--quiet);
  font-size: var(--t18);
`

const Wide = styled(Picture)`
  width: 100%;
  margin-top: var(--s5);
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius);
  ${media.small} {
    aspect-ratio: 21 / 9;
  }
`
