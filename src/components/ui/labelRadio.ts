import { css } from 'styled-components'

/** Of radio buttons that are seen as their labels: the button lies over all of its label and is what is pressed and focused. */
export const labelRadio = css`
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--brick);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
`
