import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { BlockView, EntityView } from '../../domain/page/pageView'
import type { RentalCard as RentalCardView } from '../../domain/rental/rentalCard'
import type { FrameView } from '../../domain/site/frameView'
import { Contact } from '../estate/Contact'
import { EstateGrid } from '../estate/EstateGrid'
import { RentalGrid } from '../rental/RentalGrid'
import { AppLink } from '../ui/AppLink'
import { Picture } from '../ui/Picture'
import { CardGrid, Stack } from '../ui/blocks'

type Block = BlockView<RentalCardView>

function People({ items }: { items: readonly EntityView[] }) {
  return (
    <CardGrid>
      {items.map(({ id, title, subtitle, text, picture, link }) => (
        <li key={id}>
          <Stack $gap="var(--s2)">
            {picture && <Portrait file={picture} alt="" sizes="(min-width: 992px) 300px, 46vw" />}
            <h3>{link ? <AppLink to={link}>{title}</AppLink> : title}</h3>
            {subtitle && <Quiet>{subtitle}</Quiet>}
            {text && <p>{text}</p>}
          </Stack>
        </li>
      ))}
    </CardGrid>
  )
}

function Content({ block, frame }: { block: Block; frame: FrameView }) {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
    case 'picture':
      return <Wide file={block.file} alt={block.alt} sizes="100vw" />
    case 'search':
      return block.picture ? <Wide file={block.picture} alt="" sizes="100vw" eager /> : null
    case 'estates':
      return <EstateGrid cards={block.cards} />
    case 'rentalUnits':
      return <RentalGrid cards={block.cards} />
    case 'entities':
      return <People items={block.items} />
    case 'contact':
      return <Contact agency={frame.agency} subject={frame.name} />
  }
}

/** The parts of a page of the site's own, in their order. */
export function Blocks({ blocks, frame }: { blocks: readonly Block[]; frame: FrameView }) {
  const { t } = useTranslation('common')
  return blocks.map((block, index) => (
    <Stack key={index} as="section" $gap="var(--s4)">
      {'heading' in block && block.heading && <h2>{block.heading}</h2>}
      <Content block={block} frame={frame} />
      {'more' in block && block.more && 'heading' in block && (
        <AppLink to={block.more} aria-label={`${t('list:list.more')}: ${block.heading}`}>
          {t('list:list.more')} →
        </AppLink>
      )}
    </Stack>
  ))
}

const Wide = styled(Picture)`
  width: 100%;
  aspect-ratio: 21 / 9;
  object-fit: cover;
  border-radius: var(--radius);
`

const Portrait = styled(Picture)`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: var(--radius);
`

const Quiet = styled.p`
  color: var(--quiet);
`
