import { FONT_FACES, HEADING_FACE, TEXT_FACE } from './fonts'
import { media } from './media'

/** Every token of the visual language as a CSS variable; a site may set --brick and --heading-face (domain/site/brandTokens). */
const STYLE = `
  ${FONT_FACES}
  :root {
    color-scheme: light dark;
    --paper: #fbfaf7;
    --surface: #ffffff;
    --sand: #f1eee6;
    --ink: #1d1f1b;
    --quiet: #5e605a;
    --line: #e3e0d8;
    --edge: #8a8b83;
    --brick: #9e3f27;
    --brick-dark: #7d2f1c;
    --on-brick: #ffffff;
    --moss: #2f5d50;
    --amber: #8a5a10;
    --own-heading-face: ${HEADING_FACE};
    --heading-face: var(--own-heading-face);
    --text-face: ${TEXT_FACE};
    --t14: 0.875rem; --t16: 1rem; --t18: 1.125rem;
    --t22: clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem);
    --t28: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
    --t36: clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem);
    --t48: clamp(1.875rem, 1.4rem + 2.1vw, 3rem);
    --t64: clamp(2.25rem, 1.5rem + 3.3vw, 4rem);
    --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px; --s8: 72px; --s9: 112px;
    --radius: 4px;
    --measure: 34em;
    --page: 1360px;
    --gutter: clamp(16px, 4vw, 40px);
    --header: 60px;
    --state: 160ms ease-out;
    --sheet: 240ms ease-out;
  }
  ${media.desktop} {
    :root { --header: 72px; }
  }
  ${media.dark} {
    :root {
      --paper: #171815;
      --surface: #20221e;
      --sand: #1f201c;
      --ink: #f1efe8;
      --quiet: #b3b2aa;
      --line: #3a3c36;
      --edge: #85867e;
      --brick: #e08a6d;
      --brick-dark: #f0a98f;
      --on-brick: #171815;
      --moss: #8cc3b0;
      --amber: #e0b25f;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    background: var(--paper);
    scroll-padding-top: calc(var(--header) + var(--s4));
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 1rem/1.6 var(--text-face);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3 {
    margin: 0;
    font-family: var(--heading-face);
    font-weight: 440;
    line-height: 1.12;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: var(--t48); }
  h2 { font-size: var(--t28); }
  h3 { font-size: var(--t18); line-height: 1.3; letter-spacing: 0; }
  p { margin: 0; max-width: var(--measure); text-wrap: pretty; }
  a { color: inherit; text-decoration-color: var(--edge); text-decoration-thickness: 1px; text-underline-offset: 0.22em; transition: color var(--state); }
  a:hover { color: var(--brick); text-decoration-color: currentColor; }
  img { max-width: 100%; height: auto; display: block; }
  img[data-picture] { overflow: clip; }
  img[data-picture]::before {
    content: '';
    display: block;
    height: 100vh;
    background: url('/img/no-img.svg') top / 100% auto no-repeat;
  }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  ::selection { background: var(--brick); color: var(--on-brick); }
  :focus-visible { outline: 2px solid var(--brick); outline-offset: 2px; }
  /* A phone whose text is twice as large: no long word is as wide as the page. */
  @media (max-width: 20rem) {
    main { overflow-wrap: anywhere; hyphens: auto; }
    main input, main select, main textarea { min-width: 0 !important; max-width: 100%; }
    dt, dd, dt span { min-width: 0 !important; }
  }
  /* What stands at the foot of a phone's window covers nothing of the end of a page. */
  ${media.belowDesktop} {
    body:has([data-foot]) footer { padding-bottom: calc(61px + var(--s5) + env(safe-area-inset-bottom)); }
  }
  ${media.calm} {
    *, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root { --paper: #fff; --surface: #fff; --sand: #fff; --ink: #000; --quiet: #333; --line: #bbb; --edge: #777; }
    body { font-size: 11pt; }
  }
`

/**
 * The same on every page and never changed by a script, so it stands in the document and in no bundle. After what styled-components
 * writes, where it has always been.
 */
export const GLOBAL_STYLE = STYLE.replace(/\s*\n\s*/g, '')
