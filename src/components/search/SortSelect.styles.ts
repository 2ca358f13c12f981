import styled from 'styled-components'

export const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  font-size: var(--t14);
  > span {
    color: var(--quiet);
  }
`

export const Select = styled.select`
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  padding: 0 22px 0 0;
  border: 0;
  border-radius: var(--radius);
  background:
    linear-gradient(45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 8px top 54% / 6px 6px
      no-repeat,
    linear-gradient(-45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 3px top 54% / 6px
      6px no-repeat;
  appearance: none;
  field-sizing: content;
  font-weight: 600;
  cursor: pointer;
  text-overflow: ellipsis;
  /* The arrow is a drawing, which is taken away there. */
  @media (forced-colors: active) {
    appearance: auto;
    padding-right: 0;
  }
  option {
    background: var(--surface);
    color: var(--ink);
    font-weight: 400;
  }
`
