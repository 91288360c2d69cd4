import { createHash, randomBytes } from 'node:crypto'
import type { PublicPageRequest } from './parsePublicPageRequest.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP hashes of inline scripts or styles; scripts with attributes aren't inline code. */
export function hashInlineElements(element: 'script' | 'style', page: string): string[] {
  const elements = new RegExp(`<${element}${element === 'style' ? '[^>]*' : ''}>([^]*?)</${element}>`, 'g')
  return [...page.matchAll(elements)].map(([, text = '']) => hashOf(text))
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

/** CSP hashes that allow exactly the style attributes of the rendered elements. */
function hashStyleAttributes(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  )
  return values.length > 0 ? ["'unsafe-hashes'", ...new Set(values.map(hashOf))] : []
}

export type RenderedPage = {
  /** Identifies the render; the app in the browser computes the same key. */
  key: string
  lang: string
  direction: 'ltr' | 'rtl'
  html: string
  /** Style elements of the app itself. */
  styles: string
  /** API responses that the page shows. */
  state: object
  /** Modules to hydrate the page, by their names in the build manifest. */
  parts: string[]
}

/** Exports of the app's prerender build (`packages/app/src/prerender.tsx`). */
export type Prerenderer = {
  isPrerenderedPage: (path: string) => boolean
  /** Modules of a page that requires sign-in, by the end of their names in the build manifest; some may not be built. */
  chunksForRolePage: (path: string, language: PublicPageRequest['language']) => string[]
  cacheableQuery: (search: string) => string
  renderPage: (
    visit: PublicPageRequest & { schoolName: string | undefined; sendRequest: (request: Request) => Promise<Response> },
  ) => Promise<RenderedPage>
}

/** A prerendered page, ready to send. */
export type PrerenderedPage = {
  /** CSP nonce for styles added by scripts. */
  nonce: string
  /** CSP hashes of the page's styles. */
  styles: readonly string[]
  tag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** A high quality, because a page is compressed once and sent often. */
const QUALITY = 9

/** The parts of a page that come from the app itself; only these may be allowed by hash. */
type OwnContent = Pick<RenderedPage, 'html' | 'styles'> & { shell: string }

/**
 * Compresses a page and computes its policy. The nonce is part of the compressed page, so all visitors share it for up to
 * a minute; that is acceptable because it allows only styles, on a page without personal data.
 */
export async function preparePage(page: string, { shell, html, styles }: OwnContent): Promise<PrerenderedPage> {
  const nonce = randomBytes(16).toString('base64')
  const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`
  const identity = Buffer.from(page.replace('</head>', () => meta))
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return {
    nonce,
    styles: [...hashInlineElements('style', shell + styles), ...hashStyleAttributes(html)],
    tag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: zipped },
  }
}

/** A page, or undefined if rendering failed, with the start time of the render. */
type CachedPage = { at: number; page: PrerenderedPage | undefined }

type PageCacheOptions = { now: () => number; oldestMilliseconds: number; mostBytes: number }

/** Limits entries of failed renders, which have no size. */
const MAX_PAGES = 500

/** Caches pages by key; evicts the oldest when they are too old or too large in total. */
export function createPageCache({ now, oldestMilliseconds, mostBytes }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const remove = (key: string) => {
    bytes -= sizeOf(pages.get(key))
    pages.delete(key)
  }
  const removeOld = () => {
    const oldest = now() - oldestMilliseconds
    for (const [key, { at }] of pages) {
      if (at > oldest && bytes <= mostBytes && pages.size <= MAX_PAGES) break
      remove(key)
    }
  }
  /** Evicts old pages even without further requests. */
  const removeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      removeOld()
      if (pages.size > 0) removeLater()
    }, oldestMilliseconds).unref()
  }
  return {
    get: (key: string) => pages.get(key),
    set: (key: string, page: CachedPage) => {
      remove(key)
      pages.set(key, page)
      bytes += sizeOf(page)
      removeOld()
      removeLater()
    },
    clear: () => {
      pages.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}

function sizeOf({ page }: Partial<CachedPage> = {}): number {
  return page ? Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0) : 0
}
