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

/** Defines the CSS variables behind the tokens, by colour scheme and language, and the page-wide rules. */
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
  /* Fonts and line heights follow the language of the page and of each element with its own lang. */
  :root, [lang] {
    --font-body: ${fontStacks.latin};
    --leading-tight: 1.25;
    --leading-label: 1.55;
    --leading-body: 1.55;
    --room-above: initial;
    --room-below: initial;
  }
  /* Urdu text on pages of other languages uses Naskh, because the Nastaliq font file is five times as large. */
  [lang]:lang(ar), [lang]:lang(ur) {
    --font-body: ${fontStacks.naskh};
    --leading-tight: 1.5;
    --leading-label: 1.8;
    --leading-body: 1.8;
  }
  /* Until a prerendered page is painted, it doesn't load fonts for a few words in other scripts. */
  :root[data-unpainted]:lang(en),
  :root[data-unpainted]:lang(en) [lang],
  :root[data-unpainted]:lang(ur) [lang]:lang(ar) {
    --font-body: ${fontStacks.plain};
  }
  /* Pages and printouts in Urdu. */
  :root:lang(ur), :root:lang(ur) [lang]:lang(ur), [data-paper]:lang(ur), [data-paper]:lang(ur) [lang]:lang(ur) {
    --font-body: ${fontStacks.nastaliq};
    --leading-tight: 2.1;
    --leading-label: 1.6;
    --leading-body: 2.4;
    /* Nastaliq rises up to two letters above its line and descends less below it. */
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
  /* Touch needs larger targets than a mouse, so small controls get the normal size. */
  @media (pointer: coarse) {
    :root {
      --size-control-small: var(--size-control);
      --size-target: var(--size-control);
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  /*
    Keeps scroll targets clear of sticky bars; a form footer may take two lines. Without bars, extra padding would make
    sticky elements move the page when focused.
  */
  html { scroll-padding-block: calc(1.3 * ${stickyInsets.start}) calc(${stickyInsets.end} + 2 * ${stickyInsets.foot}); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  /*
    Reserves the scrollbar's width so that layouts that depend on it can't alternate. Not in right-to-left pages, where
    Chromium would place the page 15 px too far right, out of the pointer's reach.
  */
  html:not([dir='rtl']) { scrollbar-gutter: stable; }
  body {
    margin: 0;
    /* Keeps content clear of the camera of a phone in landscape. */
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
  /* Titles align with the page's start edge, whatever their own direction. */
  :where(h1, h2, h3, h4)[dir='auto'] { ${matchParentAlignment} }
  /* A placeholder follows the page's direction, since an empty field has none. */
  input[dir='auto']:placeholder-shown { direction: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  a { color: ${tokens.color.brand}; text-underline-offset: 0.2em; }
  a:focus-visible { outline: 2px solid ${tokens.color.focus}; outline-offset: 2px; border-radius: ${tokens.radius.sm}; }
  /* A list, an entry or a card that gets the focus after an action of it. */
  :where(section, li, [role='group']):where([tabindex='-1']:focus-visible) { outline: 2px solid ${tokens.color.focus}; outline-offset: 4px; border-radius: ${tokens.radius.sm}; }
  /* Page transitions don't block clicks. */
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${tokens.duration.quick}; }
  /* Printouts use the light scheme and leave out controls. */
  @media print {
    :root:root:root {
      color-scheme: light;
      ${declare('color', palette.light)}
    }
    [data-off-paper] { display: none !important; }
    /* Firefox doesn't print the content of size containers. */
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
