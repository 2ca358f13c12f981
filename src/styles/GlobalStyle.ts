import { createGlobalStyle } from 'styled-components'
import { media } from './media'

/** Every token of the visual language as a CSS variable; a site may set --brick and --heading-face. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --paper: #fbfaf7;
    --surface: #ffffff;
    --ink: #1d1f1b;
    --quiet: #5e605a;
    --line: #e3e0d8;
    --brick: #9e3f27;
    --brick-dark: #7d2f1c;
    --on-brick: #ffffff;
    --moss: #2f5d50;
    --amber: #8a5a10;
    --heading-face: 'Fraunces Variable', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
    --text-face: 'Figtree Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
    --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px; --s8: 72px; --s9: 112px;
    --radius: 4px;
    --measure: 68ch;
    --page: 1360px;
    --gutter: clamp(16px, 4vw, 24px);
    --state: 160ms ease-out;
  }
  ${media.dark} {
    :root {
      --paper: #171815;
      --surface: #20221e;
      --ink: #f1efe8;
      --quiet: #b3b2aa;
      --line: #3a3c36;
      --brick: #e08a6d;
      --brick-dark: #f0a98f;
      --on-brick: #171815;
      --moss: #8cc3b0;
      --amber: #e0b25f;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { background: var(--paper); scroll-padding-top: 96px; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 1rem/1.6 var(--text-face);
    overflow-wrap: break-word;
  }
  h1, h2, h3 {
    margin: 0;
    font-family: var(--heading-face);
    font-weight: 460;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 3rem); }
  h2 { font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem); }
  h3 { font-size: 1.125rem; }
  p { margin: 0; max-width: var(--measure); }
  a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 0.2em; transition: color var(--state); }
  a:hover { color: var(--brick); text-decoration-color: currentColor; }
  img { max-width: 100%; height: auto; display: block; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  :focus-visible { outline: 2px solid var(--brick); outline-offset: 2px; }
  ${media.calm} {
    *, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root { --paper: #fff; --surface: #fff; --ink: #000; --quiet: #333; --line: #bbb; }
  }
`
