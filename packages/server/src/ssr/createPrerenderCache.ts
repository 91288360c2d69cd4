import {
  createPageCache,
  type PrerenderedPage,
  preparePage,
  type Prerenderer,
  type RenderedPage,
} from './PrerenderedPage.ts'
import { type BuildManifest, resolveChunkFiles } from './resolveChunkFiles.ts'
import type { PageHead } from './readHead.ts'
import type { Visit } from './parseVisit.ts'
import { withTimeout } from '../lib/withTimeout.ts'

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
function assemblePage({ shell, rendered, files, head, scheme }: PageParts): string {
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

/** No page is older, whatever was changed and by whom. */
const MAX_AGE_MILLISECONDS = 60_000
/** An older one is sent once more, while its successor is made. */
const FRESH_MILLISECONDS = 20_000
/** Whoever comes while many are being made gets the page that makes itself in the browser. */
const MAX_CONCURRENT = 20
const MAX_BYTES = 64 * 1024 * 1024
const TIMEOUT_MILLISECONDS = 3000

type PrerenderOptions = {
  prerenderer: Pick<Prerenderer, 'isPrerenderedPage' | 'cacheableQuery' | 'renderPage'>
  /** What the build consists of. */
  manifest: BuildManifest
  shell: string
  ask: (request: Request) => Promise<Response>
  readHead: (visit: Visit) => Promise<PageHead | undefined>
  onFault: (error: unknown) => void
  now?: () => number
}

type Pages = {
  /** The page of a visit; undefined where it isn’t made beforehand, or couldn’t be. */
  find: (visit: Visit) => Promise<PrerenderedPage | undefined>
  /** What the pages show has been changed. */
  forget: () => void
}

/** The pages for visitors, each made when it is asked for and kept for a minute at most. */
export function createPrerenderCache({
  prerenderer,
  manifest,
  shell,
  ask,
  readHead,
  onFault,
  now = () => performance.now(),
}: PrerenderOptions): Pages {
  const kept = createPageCache({ now, oldestMilliseconds: MAX_AGE_MILLISECONDS, mostBytes: MAX_BYTES })
  const coming = new Map<string, Promise<PrerenderedPage | undefined>>()
  let hasFailed = false

  const answer = async (request: Request) => {
    const response = await resolveOrTimeout(TIMEOUT_MILLISECONDS, ask(request))
    if (!response) throw new Error(`${request.url} wasn’t answered in time.`)
    return response
  }
  const make = async (visit: Visit) => {
    const head = await readHead(visit)
    const rendered = await prerenderer.renderPage({ ...visit, ask: answer, schoolName: head?.schoolName })
    const files = resolveChunkFiles(rendered.parts, manifest)
    const page = assemblePage({ shell, rendered, files, head: head?.tags ?? '', scheme: visit.scheme })
    return preparePage(page, { ...rendered, shell })
  }
  const tryTo = async (visit: Visit) => {
    try {
      const page = await make(visit)
      hasFailed = false
      return page
    } catch (error) {
      // Once, not for each visitor: the page works without, and only comes later.
      if (!hasFailed) onFault(error)
      hasFailed = true
      return undefined
    }
  }
  const begin = (key: string, visit: Visit): Promise<PrerenderedPage | undefined> => {
    const at = now()
    const made = tryTo(visit).then((page) => {
      // What was changed meanwhile may not be in it.
      if (coming.get(key) !== made) return page
      coming.delete(key)
      kept.set(key, { at, page })
      return page
    })
    coming.set(key, made)
    return made
  }
  return {
    find: async (given) => {
      if (!prerenderer.isPrerenderedPage(given.path)) return undefined
      const visit = { ...given, search: prerenderer.cacheableQuery(given.search) }
      const key = JSON.stringify(visit)
      const known = kept.get(key)
      const age = known ? now() - known.at : Infinity
      if (age < FRESH_MILLISECONDS) return known?.page
      const next = coming.get(key) ?? (coming.size < MAX_CONCURRENT ? begin(key, visit) : undefined)
      if (age < MAX_AGE_MILLISECONDS) return known?.page
      return next && resolveOrTimeout(TIMEOUT_MILLISECONDS, next)
    },
    forget: () => {
      kept.clear()
      coming.clear()
    },
  }
}

/** What some work gives, if it does so in time. */
async function resolveOrTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return (await withTimeout(milliseconds, work)) ? work : undefined
}
