import { createGlobalStyle, css } from 'styled-components'
import { palette } from './palette.ts'
import { scale } from './scale.ts'
import { cssName, tokens } from './tokens.ts'

function declare(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${cssName(group, name)}: ${value};`)
    .join('\n')
}

const dark = css`
  color-scheme: dark;
  ${declare('color', palette.dark)}
`

/** The values behind the tokens, per scheme and language, and the few rules that hold for the whole page. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${declare('color', palette.light)}
    ${Object.entries(scale)
      .map(([group, values]) => declare(group, values))
      .join('\n')}
    --font-body: 'Figtree Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif;
    --font-mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    --leading-tight: 1.25;
    --leading-body: 1.55;
    --shadow-raised: 0 1px 2px var(--color-shadow);
    --shadow-floating: 0 12px 32px -8px var(--color-shadow), 0 2px 6px var(--color-shadow);
  }
  :root:lang(ar) {
    --font-body: 'Figtree Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif;
    --leading-tight: 1.5;
    --leading-body: 1.8;
  }
  :root:lang(ur) {
    /* Latin first: Nastaliq’s own spaces are too narrow between names and numbers of other scripts. */
    --font-body: 'Figtree Variable', 'Noto Nastaliq Urdu', serif;
    --leading-tight: 2.1;
    --leading-body: 2.4;
  }
  :root[data-scheme='dark'] { ${dark} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) { ${dark} }
  }
  @media (forced-colors: active) {
    :root, :root[data-scheme] {
      --color-focus: Highlight;
      --color-border: CanvasText;
      --color-border-strong: CanvasText;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  /* Nothing that is jumped to lands under the header, which stays in sight. */
  html { scroll-padding-block-start: 5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${tokens.color.canvas};
    color: ${tokens.color.text};
    font-family: ${tokens.font.body};
    font-size: ${tokens.text.md};
    line-height: ${tokens.leading.body};
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { line-height: ${tokens.leading.tight}; font-weight: ${tokens.weight.semibold}; text-wrap: balance; }
  fieldset { border: 0; min-inline-size: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  /* Nothing typed yet has no direction of its own: a hint begins where the page does. */
  input[dir='auto']:placeholder-shown { direction: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  a { color: ${tokens.color.brand}; text-underline-offset: 0.2em; }
  a:focus-visible { outline: 2px solid ${tokens.color.focus}; outline-offset: 2px; border-radius: ${tokens.radius.sm}; }
  /* From one place to the next; nobody waits for its end. */
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${tokens.duration.quick}; }
  /* Paper is white, and nothing can be pressed on it: a page of lists is its title and what is listed. */
  @media print {
    :root:root:root {
      color-scheme: light;
      ${declare('color', palette.light)}
    }
    [data-off-paper] { display: none !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
