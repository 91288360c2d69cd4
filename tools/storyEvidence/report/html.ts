import { escapeHtml } from '@maktab/server/escapeHtml'

/** Markup that is safe to insert. */
export type Html = { readonly html: string }
type Part = Html | string | number | undefined | readonly Part[]

/** A template whose values are escaped unless they are markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.map((text, at) => text + write(parts[at])).join('') }
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'html' in part ? part.html : part.map(write).join('')
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #4a515c); --muted: light-dark(#4f5866, #b3bac5);
  --link: light-dark(#0b57b0, #8ab8ff); --fail: light-dark(#a40e26, #ff9c9c); --pass: light-dark(#0a6634, #7fd8a4);
  --canvas: light-dark(#fff, #16191d); --raised: light-dark(#f4f6f8, #20252b); }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--canvas); }
h1, h2, h3 { line-height: 1.25; }
a { color: var(--link); }
.muted { color: var(--muted); }
.fail { color: var(--fail); font-weight: 600; }
.pass { color: var(--pass); }
.notice { border-inline-start: 4px solid var(--fail); padding: .5rem 1rem; background: var(--raised); }
.scroller { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
caption { text-align: start; font-weight: 600; padding-block: .5rem; }
th, td { border: 1px solid var(--line); padding: .375rem .625rem; text-align: start; vertical-align: top; }
thead th { background: var(--raised); }
td a, th a, nav a { display: inline-block; min-block-size: 24px; }
li { margin-block: .375rem; overflow-wrap: anywhere; }
`

/** A complete page. */
export function renderPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.html
}

/** A table that scrolls sideways in itself on narrow windows. */
export function renderTable(caption: string, headings: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroller" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row}
            </tr> `,
        )}
      </tbody>
    </table>
  </div> `
}
