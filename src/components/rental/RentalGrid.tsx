import styled from 'styled-components'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { AppLink } from '../ui/AppLink'
import { CardGrid, Stack } from '../ui/blocks'
import { Picture } from '../ui/Picture'

/** Cards of holiday units. */
export function RentalGrid({ cards }: { cards: readonly RentalCard[] }) {
  return (
    <CardGrid>
      {cards.map(({ id, path, title, city, type, summary, picture }) => (
        <li key={id}>
          <Stack as="article" $gap="var(--s1)">
            <AppLink to={path} tabIndex={-1} aria-hidden="true">
              <Photo
                file={picture?.file}
                thumbnail={picture?.thumbnail}
                alt=""
                sizes="(min-width: 992px) 430px, (min-width: 600px) 46vw, 92vw"
              />
            </AppLink>
            <Title to={path}>{title}</Title>
            <Quiet>{[city, type].filter(Boolean).join(' · ')}</Quiet>
            <Quiet>{summary}</Quiet>
          </Stack>
        </li>
      ))}
    </CardGrid>
  )
}

const Photo = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--line);
`

const Title = styled(AppLink)`
  font-weight: 600;
  text-decoration: none;
`

const Quiet = styled.p`
  color: var(--quiet);
  font-size: 0.875rem;
`
