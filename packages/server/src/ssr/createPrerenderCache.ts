import {
  createPageCache,
  type PrerenderedPage,
  preparePage,
  type Prerenderer,
  type RenderedPage,
} from './PrerenderedPage.ts'
import { type BuildManifest, resolveChunkFiles } from './resolveChunkFiles.ts'
import type { PageHead } from './readHead.ts'
import type { PublicPageRequest } from './parsePublicPageRequest.ts'
import { withTimeout } from '../lib/withTimeout.ts'

type PageParts = {
  /** The built `index.html`. */
  shell: string
  rendered: RenderedPage
  /** URLs of the files to load, in order of execution. */
  files: readonly string[]
  /** Head tags of the page. */
  head: string
  scheme: PublicPageRequest['scheme']
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** JSON that can't close its script element. */
const inBlock = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Tags that load the app immediately. */
const APP_TAGS = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

const isFont = (file: string) => file.endsWith('.woff2')
const fontPreloads = (files: readonly string[]) =>
  files
    .filter(isFont)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${inAttribute(file)}" />`)
    .join('')

/** Inserts a render into the built page. Uses replacer functions, because texts may contain replacement patterns. */
function assemblePage({ shell, rendered, files, head, scheme }: PageParts): string {
  const { key, lang, direction, html, styles, state } = rendered
  const ofScheme = scheme === 'system' ? '' : ` data-scheme="${scheme}"`
  return shell
    .replace(/<html[^>]*>/, () => `<html lang="${lang}" dir="${direction}"${ofScheme} data-unpainted>`)
    .replaceAll(/\s*(<meta name="description"[^>]*>|<title>[^<]*<\/title>|<noscript>[^<]*<\/noscript>)/g, '')
    .replaceAll(APP_TAGS, '')
    .replace('</head>', () => `${head}${styles}${fontPreloads(files)}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${inAttribute(key)}">${withoutTitle(html)}</div>` +
        `<script type="application/json" id="answers">${inBlock(state)}</script>` +
        // Fetched after the first paint, so that they don't delay it.
        `<script type="application/json" id="files">${inBlock(files.filter((file) => !isFont(file)))}</script>`,
    )
}

/** Removes the titles of the render; the head tags already have one. */
function withoutTitle(html: string): string {
  return html.replaceAll(/<title>[^<]*<\/title>/g, '')
}

/** Maximum age of a page. */
const MAX_AGE_MILLISECONDS = 60_000
/** An older page is still sent while its replacement is rendered. */
const FRESH_MILLISECONDS = 20_000
/** Above this number of renders, visitors get the page that renders in the browser. */
const MAX_CONCURRENT = 20
const MAX_BYTES = 64 * 1024 * 1024
const TIMEOUT_MILLISECONDS = 3000

type PrerenderOptions = {
  prerenderer: Pick<Prerenderer, 'isPrerenderedPage' | 'cacheableQuery' | 'renderPage'>
  /** The manifest of the app's build. */
  manifest: BuildManifest
  shell: string
  sendRequest: (request: Request) => Promise<Response>
  readHead: (visit: PublicPageRequest) => Promise<PageHead | undefined>
  onFault: (error: unknown) => void
  now?: () => number
}

type Pages = {
  /** The page of a visit; undefined if it isn't prerendered or rendering failed. */
  find: (visit: PublicPageRequest) => Promise<PrerenderedPage | undefined>
  /** Discards all pages after their content changed. */
  clear: () => void
}

/** Renders public pages on demand and caches them for up to a minute. */
export function createPrerenderCache({
  prerenderer,
  manifest,
  shell,
  sendRequest,
  readHead,
  onFault,
  now = () => performance.now(),
}: PrerenderOptions): Pages {
  const cache = createPageCache({ now, oldestMilliseconds: MAX_AGE_MILLISECONDS, mostBytes: MAX_BYTES })
  const pending = new Map<string, Promise<PrerenderedPage | undefined>>()
  let hasFailed = false

  const sendWithTimeout = async (request: Request) => {
    const response = await resolveOrTimeout(TIMEOUT_MILLISECONDS, sendRequest(request))
    if (!response) throw new Error(`${request.url} got no response in time.`)
    return response
  }
  const render = async (visit: PublicPageRequest) => {
    const head = await readHead(visit)
    const rendered = await prerenderer.renderPage({
      ...visit,
      sendRequest: sendWithTimeout,
      schoolName: head?.schoolName,
    })
    const files = resolveChunkFiles(rendered.parts, manifest)
    const page = assemblePage({ shell, rendered, files, head: head?.tags ?? '', scheme: visit.scheme })
    return preparePage(page, { ...rendered, shell })
  }
  const tryRender = async (visit: PublicPageRequest) => {
    try {
      const page = await render(visit)
      hasFailed = false
      return page
    } catch (error) {
      // Logged once, not per visitor: the page still renders in the browser.
      if (!hasFailed) onFault(error)
      hasFailed = true
      return undefined
    }
  }
  const startRender = (key: string, visit: PublicPageRequest): Promise<PrerenderedPage | undefined> => {
    const at = now()
    const rendering = tryRender(visit).then((page) => {
      // Not cached if the pages were discarded in the meantime.
      if (pending.get(key) !== rendering) return page
      pending.delete(key)
      cache.set(key, { at, page })
      return page
    })
    pending.set(key, rendering)
    return rendering
  }
  return {
    find: async (given) => {
      if (!prerenderer.isPrerenderedPage(given.path)) return undefined
      const visit = { ...given, search: prerenderer.cacheableQuery(given.search) }
      const key = JSON.stringify(visit)
      const known = cache.get(key)
      const age = known ? now() - known.at : Infinity
      if (age < FRESH_MILLISECONDS) return known?.page
      const next = pending.get(key) ?? (pending.size < MAX_CONCURRENT ? startRender(key, visit) : undefined)
      if (age < MAX_AGE_MILLISECONDS) return known?.page
      return next && resolveOrTimeout(TIMEOUT_MILLISECONDS, next)
    },
    clear: () => {
      cache.clear()
      pending.clear()
    },
  }
}

/** The result of some work, or undefined after a timeout. */
async function resolveOrTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return (await withTimeout(milliseconds, work)) ? work : undefined
}
