import { createGlobalStyle, css } from 'styled-components'
import { stickyInsets, cssVariableName, tokens, fontStacks } from './tokens.ts'
import { matchParentAlignment } from './mixins.ts'
import { palette } from './palette.ts'
import { scale } from './scale.ts'

function declare(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${cssVariableName(group, name)}: ${value};`)
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
    --font-mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    --shadow-raised: 0 1px 2px var(--color-shadow);
    --shadow-floating: 0 12px 32px -8px var(--color-shadow), 0 2px 6px var(--color-shadow);
  }
  /* Type follows the script: of the page, and of each text in it that says another language. */
  :root, [lang] {
    --font-body: ${fontStacks.latin};
    --leading-tight: 1.25;
    --leading-label: 1.55;
    --leading-body: 1.55;
    --room-above: initial;
    --room-below: initial;
  }
  /* An Urdu name in a page of another language is set in Naskh: the file of Nastaliq is five times as large. */
  [lang]:lang(ar), [lang]:lang(ur) {
    --font-body: ${fontStacks.naskh};
    --leading-tight: 1.5;
    --leading-label: 1.8;
    --leading-body: 1.8;
  }
  /* On a page that came whole, and isn’t painted yet, files for a few words of other scripts would come before it. */
  :root[data-unpainted]:lang(en),
  :root[data-unpainted]:lang(en) [lang],
  :root[data-unpainted]:lang(ur) [lang]:lang(ar) {
    --font-body: ${fontStacks.plain};
  }
  /* A page or a paper in Urdu. */
  :root:lang(ur), :root:lang(ur) [lang]:lang(ur), [data-paper]:lang(ur), [data-paper]:lang(ur) [lang]:lang(ur) {
    --font-body: ${fontStacks.nastaliq};
    --leading-tight: 2.1;
    --leading-label: 1.6;
    --leading-body: 2.4;
    /* Nastaliq climbs: a word rises up to two letters above its line, and hangs less below it. */
    --room-above: 0.78em;
    --room-below: 0.15em;
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
  /* A finger is wider than the point of a mouse: what is small for the one is as big as the rest for the other. */
  @media (pointer: coarse) {
    :root {
      --size-control-small: var(--size-control);
      --size-target: var(--size-control);
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  /* Nothing that is jumped to lands under a bar that stays in sight; the foot of a form may be of two lines. Without bars there is no such room: what sticks there would move the page when it is focused. */
  html { scroll-padding-block: calc(1.3 * ${stickyInsets.start}) calc(${stickyInsets.end} + 2 * ${stickyInsets.foot}); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  /* A page is as wide with a scrollbar as without, so no layout by its width can alternate between the two. In a page that runs right to left, Chromium would place it 15 px too far right, out of reach of the pointer. */
  html:not([dir='rtl']) { scrollbar-gutter: stable; }
  body {
    margin: 0;
    /* Nothing is under the camera of a phone on its side. */
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    background: ${tokens.color.canvas};
    color: ${tokens.color.text};
    font-family: ${tokens.font.body};
    font-size: ${tokens.text.md};
    line-height: ${tokens.leading.body};
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote { margin: 0; padding: 0; }
  h1, h2, h3, h4 { line-height: ${tokens.leading.tight}; font-weight: ${tokens.weight.semibold}; text-wrap: balance; }
  fieldset { border: 0; min-inline-size: 0; }
  ul, ol { list-style: none; }
  :where([lang]) { font-family: ${tokens.font.body}; line-height: ${tokens.leading.body}; }
  :where(h1, h2, h3, h4, button) :where([lang]) { line-height: ${tokens.leading.tight}; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  input[lang], textarea[lang] { font-family: ${tokens.font.body}; line-height: ${tokens.leading.body}; }
  /* A title stands at the page’s edge, whichever way its letters run. */
  :where(h1, h2, h3, h4)[dir='auto'] { ${matchParentAlignment} }
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
    /* Firefox prints nothing of what is in a size container. */
    *, *::before, *::after { container-type: normal !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
