import { useId } from 'react'
import styled from 'styled-components'
import type { ListWays as View } from '../../domain/landing/ways'
import { LandingWays } from './LandingWays'

/** At the foot of a list: the landing pages that are a part of it. */
export function ListWays({ ways }: { ways: View }) {
  const id = useId()
  return (
    <Foot aria-labelledby={id}>
      <h2 id={id}>{ways.heading}</h2>
      <LandingWays groups={ways.groups} />
    </Foot>
  )
}

const Foot = styled.nav`
  display: grid;
  gap: var(--s5);
  padding-top: var(--s6);
  border-top: 1px solid var(--line);
  > h2 {
    font-size: var(--t22);
  }
`
