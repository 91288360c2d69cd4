import type { RenderedPage } from './Prerenderer.ts'
import type { Visit } from './parseVisit.ts'

type PageParts = {
  /** The built page, with nothing in it yet. */
  shell: string
  rendered: RenderedPage
  /** The addresses of the files that it is gone on with, the one that begins first. */
  files: readonly string[]
  /** The tags that say what the page is. */
  head: string
  scheme: Visit['scheme']
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** Nothing in a block of data can end it. */
const inBlock = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** What has the app come, whatever is seen. */
const APP = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

const isFont = (file: string) => file.endsWith('.woff2')
const fetchedFirst = (files: readonly string[]) =>
  files
    .filter(isFont)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${inAttribute(file)}" />`)
    .join('')

/** Puts a page that was made beforehand into the built one. All is put in by functions: a text may look like a place to fill in. */
export function assemblePage({ shell, rendered, files, head, scheme }: PageParts): string {
  const { key, lang, direction, html, styles, state } = rendered
  const ofScheme = scheme === 'system' ? '' : ` data-scheme="${scheme}"`
  return shell
    .replace(/<html[^>]*>/, () => `<html lang="${lang}" dir="${direction}"${ofScheme} data-unpainted>`)
    .replaceAll(/\s*(<meta name="description"[^>]*>|<title>[^<]*<\/title>|<noscript>[^<]*<\/noscript>)/g, '')
    .replaceAll(APP, '')
    .replace('</head>', () => `${head}${styles}${fetchedFirst(files)}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${inAttribute(key)}">${withoutTitle(html)}</div>` +
        `<script type="application/json" id="answers">${inBlock(state)}</script>` +
        // The page fetches them once it is seen: all that comes before holds up what is there to be read.
        `<script type="application/json" id="files">${inBlock(files.filter((file) => !isFont(file)))}</script>`,
    )
}

/** The page names the tab by itself; beforehand the head does. */
function withoutTitle(html: string): string {
  return html.replaceAll(/<title>[^<]*<\/title>/g, '')
}
