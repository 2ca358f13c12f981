import styled from 'styled-components'

/** Closes what it stands in. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Cross type="button" aria-label={label} onClick={onClick}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 2 14 14M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Cross>
  )
}

const Cross = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-start: auto;
  margin-inline-end: calc(-1 * var(--s2));
  border: 0;
  background: none;
  color: var(--ink);
  &:hover {
    color: var(--brick);
  }
`
