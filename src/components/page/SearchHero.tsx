import styled from 'styled-components'
import type { SearchedSite } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { Container } from '../ui/blocks'
import { Picture } from '../ui/Picture'
import type { Block } from './block'
import { LastSearches } from '../search/LastSearches'
import { SearchSentence } from './SearchSentence'

interface Props {
  title: string
  block: Extract<Block, { kind: 'search' }>
  site: SearchedSite
  /** The title is the page's. */
  first?: boolean
}

/** One wide picture and, on a sheet of paper laid over its foot, the sentence that a visitor completes. */
export function SearchHero({ title, block, site, first }: Props) {
  const Heading = first ? 'h1' : 'h2'
  // Without a listing there is no sentence: the title stands for it.
  const isSaid = block.choices.length > 0
  return (
    <Hero>
      {block.picture && <Wide file={block.picture} alt="" width={16} height={9} sizes="100vw" eager />}
      <Container>
        <Sheet $over={Boolean(block.picture)}>
          {title && (isSaid ? <Title as={Heading}>{title}</Title> : <Heading>{title}</Heading>)}
          <SearchSentence choices={block.choices} types={block.types} stays={block.stays} site={site} />
          <LastSearches siteId={site.siteId} />
        </Sheet>
      </Container>
    </Hero>
  )
}

const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Wide = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  object-position: center 90%;
  ${media.small} {
    aspect-ratio: 16 / 8;
  }
  ${media.desktop} {
    aspect-ratio: auto;
    /* Below the sentence there is room for what its box suggests. */
    height: min(660px, 46vh);
    min-height: 340px;
  }
`

const Sheet = styled.div<{ $over: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding-top: var(--s5);
  background: var(--paper);
  ${media.desktop} {
    width: fit-content;
    max-width: calc(100% + var(--s6));
    margin-top: ${({ $over }) => ($over ? '-88px' : '0')};
    margin-inline-start: ${({ $over }) => ($over ? 'calc(-1 * var(--s6))' : '0')};
    padding: var(--s6) var(--s7) 0 ${({ $over }) => ($over ? 'var(--s6)' : '0')};
  }
`

const Title = styled.h2`
  color: var(--quiet);
  font: 500 var(--t18) / 1.4 var(--text-face);
  letter-spacing: 0;
`
