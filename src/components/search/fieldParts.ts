import styled from 'styled-components'

/** A part of the filter with its name. */
export const Field = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const FieldName = styled.legend`
  padding: 0 0 var(--s2);
  font-weight: 600;
`

export const TextInput = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--s3);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-variant-numeric: tabular-nums;
`
