import { css } from 'styled-components'

/** A card with its picture beside what it says: where there is no height for one above the other. */
export const sidewaysCard = css`
  article {
    /* Prices stay on one line beside their picture. */
    --t22: 1.125rem;
    grid-template: auto auto auto 1fr / 128px minmax(0, 1fr);
    column-gap: var(--s3);
  }
  article > :first-child {
    grid-row: 1 / -1;
    align-self: start;
    margin: 0;
  }
  /* Its heart, which stands in its own corner, keeps to the picture. */
  article > :last-child {
    grid-area: 1 / 1 / -1 / 2;
  }
`
