import styled from 'styled-components'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { EstateGrid } from '../estate/EstateGrid'
import { RentalRow } from '../rental/RentalRow'
import { Container } from '../ui/blocks'
import { BlockHead } from './BlockHead'
import type { Block } from './block'
import { Blocks } from './Blocks'
import { People } from './People'
import { SearchHero } from './SearchHero'

interface Props {
  title: string
  blocks: readonly Block[]
  frame: FrameView
}

/** Few listings stand as large pairs, more of them with the first one leading. */
const layoutOf = (count: number) => (count <= 2 ? 'pair' : count >= 5 ? 'lead' : 'grid')

function Band({ block, frame }: { block: Block; frame: FrameView }) {
  switch (block.kind) {
    case 'estates':
      return (
        <Container>
          <BlockHead heading={block.heading} more={block.more} />
          <EstateGrid cards={block.cards} layout={layoutOf(block.cards.length)} />
        </Container>
      )
    case 'rentalUnits':
      return (
        <Sand>
          <Container>
            <BlockHead heading={block.heading} more={block.more} />
            <RentalRow cards={block.cards} />
          </Container>
        </Sand>
      )
    case 'text':
      return (
        <Container>
          <Saying>
            {block.heading && <h2>{block.heading}</h2>}
            <div>
              {block.paragraphs.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </Saying>
        </Container>
      )
    case 'entities':
      return (
        <Container>
          <BlockHead heading={block.heading} />
          <People items={block.items} brief />
        </Container>
      )
    default:
      return (
        <Container>
          <Blocks blocks={[block]} frame={frame} />
        </Container>
      )
  }
}

/** The home page: the search over a wide picture, then its parts, each in a size of its own. */
export function HomeBlocks({ title, blocks, frame }: Props) {
  const search = blocks.find((block) => block.kind === 'search')
  return (
    <>
      {search ? (
        <SearchHero title={title} block={search} site={frame} first />
      ) : (
        <Container>
          <Title>{title}</Title>
        </Container>
      )}
      {blocks.map(
        (block, index) =>
          block !== search && (
            <Section key={index} data-kind={block.kind}>
              <Band block={block} frame={frame} />
            </Section>
          ),
      )}
    </>
  )
}

const Section = styled.section`
  h2 {
    font-size: var(--t36);
  }
  /* Who we are: what they say, then their faces. */
  &[data-kind='text'] + &[data-kind='entities'] {
    margin-top: var(--s7);
  }
  margin-top: clamp(56px, 8vw, 112px);
`

const Title = styled.h1`
  padding-top: var(--s7);
`

const Sand = styled.div`
  padding-block: clamp(40px, 5vw, 72px);
  background: var(--sand);
`

const Saying = styled.div`
  display: grid;
  gap: var(--s4) var(--s5);
  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
  }
  > div {
    display: grid;
    gap: var(--s4);
    max-width: 32em;
    font: 400 var(--t36) / 1.3 var(--heading-face);
    letter-spacing: -0.01em;
  }
`
