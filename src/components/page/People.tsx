import styled from 'styled-components'
import type { EntityView } from '../../domain/page/types'
import { media } from '../../styles/media'
import { AppLink } from '../ui/AppLink'
import { Picture } from '../ui/Picture'

interface Props {
  items: readonly EntityView[]
  /** Faces, names and roles only, in one row. */
  brief?: boolean
}

/** Free content of a site: with a picture it is a person, without one it is what somebody said. */
export function People({ items, brief = false }: Props) {
  const faces = items.filter(({ picture }) => picture)
  const quotes = items.filter(({ picture }) => !picture)
  return (
    <>
      {faces.length > 0 && (
        <Faces $brief={brief} $columns={faces.length % 4 === 0 ? 4 : 3}>
          {faces.map(({ id, title, subtitle, text, picture, link }) => (
            <li key={id}>
              <Portrait
                file={picture}
                alt=""
                width={4}
                height={5}
                sizes={
                  brief
                    ? '(min-width: 992px) 210px, 30vw'
                    : '(min-width: 992px) 320px, (min-width: 600px) 30vw, 46vw'
                }
              />
              <h3>{link ? <AppLink to={link}>{title}</AppLink> : title}</h3>
              {subtitle && <Role $brief={brief}>{subtitle}</Role>}
              {text && !brief && <Words>{text}</Words>}
            </li>
          ))}
        </Faces>
      )}
      {quotes.length > 0 && (
        <Quotes>
          {quotes.map(({ id, title, subtitle, text }) => (
            <li key={id}>
              <blockquote>{text}</blockquote>
              <p>
                {title}
                {subtitle && `, ${subtitle}`}
              </p>
            </li>
          ))}
        </Quotes>
      )}
    </>
  )
}

const Faces = styled.ul<{ $brief: boolean; $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $brief }) => ($brief ? 3 : 2)}, minmax(0, 1fr));
  gap: var(--s6) ${({ $brief }) => ($brief ? 'var(--s3)' : 'var(--s4)')};
  margin: 0;
  padding: 0;
  list-style: none;
  h3 {
    font-size: ${({ $brief }) => ($brief ? '1rem' : 'var(--t18)')};
  }
  ${media.small} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s7) var(--s5);
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $brief, $columns }) => ($brief ? 6 : $columns)}, minmax(0, 1fr));
  }
`

const Portrait = styled(Picture)`
  width: 100%;
  margin-bottom: var(--s3);
  aspect-ratio: 4 / 5;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--line);
`

/** Three faces beside each other on a phone leave little room for long words. */
const Role = styled.p<{ $brief: boolean }>`
  hyphens: auto;
  color: var(--quiet);
  font-size: ${({ $brief }) => ($brief ? '0.75rem' : 'var(--t14)')};
  ${media.small} {
    font-size: var(--t14);
  }
`

const Words = styled.p`
  margin-top: var(--s2);
  font-size: var(--t14);
`

const Quotes = styled.ul`
  display: grid;
  gap: var(--s6) var(--s7);
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: var(--s4);
    padding-top: var(--s4);
    border-top: 1px solid var(--ink);
  }
  blockquote {
    margin: 0;
    font: 400 var(--t22) / 1.4 var(--heading-face);
  }
  p {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
