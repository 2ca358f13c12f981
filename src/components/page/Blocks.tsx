import styled from 'styled-components'
import type { FrameView } from '../../domain/site/frameView'
import { media } from '../../styles/media'
import { EstateGrid } from '../estate/EstateGrid'
import { RentalRow } from '../rental/RentalRow'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/blocks'
import type { Block } from './block'
import { BlockHead } from './BlockHead'
import { ContactPart } from './ContactPart'
import { People } from './People'
import { SearchHero } from './SearchHero'

interface Props {
  block: Block
  frame: FrameView
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack $gap="var(--s4)">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  )
}

/** One part of a page of the site's own. */
function Part({ block, frame }: Props) {
  switch (block.kind) {
    case 'text':
      return (
        <Columns>
          {block.heading && <h2>{block.heading}</h2>}
          <Paragraphs paragraphs={block.paragraphs} />
        </Columns>
      )
    case 'picture':
      return <Wide file={block.file} alt={block.alt} width={16} height={9} sizes="100vw" />
    case 'search':
      return <SearchHero title={block.heading} block={block} site={frame} />
    case 'estates':
      return (
        <div>
          <BlockHead heading={block.heading} more={block.more} />
          <EstateGrid cards={block.cards} />
        </div>
      )
    case 'rentalUnits':
      return (
        <div>
          <BlockHead heading={block.heading} more={block.more} />
          <RentalRow cards={block.cards} />
        </div>
      )
    case 'entities':
      return (
        <div>
          <BlockHead heading={block.heading} />
          <People items={block.items} />
        </div>
      )
    case 'contact':
      return <ContactPart heading={block.heading} form={block.form} frame={frame} />
  }
}

/** The parts of a page of the site's own, in their order. */
export function Blocks({ blocks, frame }: { blocks: readonly Block[]; frame: FrameView }) {
  return blocks.map((block, index) => (
    <section key={index}>
      <Part block={block} frame={frame} />
    </section>
  ))
}

/** Heading at the left, what it heads beside it; without a heading the text keeps that place. */
const Columns = styled.div`
  display: grid;
  gap: var(--s4) var(--s5);
  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    > :last-child {
      grid-column: 2;
    }
  }
`

const Wide = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius);
  ${media.small} {
    aspect-ratio: 21 / 9;
  }
`
