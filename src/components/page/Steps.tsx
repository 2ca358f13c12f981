import styled from 'styled-components'

/** What will happen, in order. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <List>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2em 1fr;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: var(--brick);
    font: 440 var(--t22) / 1.2 var(--heading-face);
  }
`
