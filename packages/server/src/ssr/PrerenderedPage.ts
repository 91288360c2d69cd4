import { createHash, randomBytes } from 'node:crypto'
import type { Visit } from './parseVisit.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands in a page itself, as its policy calls it; a script that has a type or an address is none of these. */
export function hashInlineElements(element: 'script' | 'style', page: string): string[] {
  const those = new RegExp(`<${element}${element === 'style' ? '[^>]*' : ''}>([^]*?)</${element}>`, 'g')
  return [...page.matchAll(those)].map(([, text = '']) => hashOf(text))
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

/** The styles that single elements of what was drawn have, as the policy calls them: these very ones, and no others. */
function hashStyleAttributes(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  )
  return values.length > 0 ? ["'unsafe-hashes'", ...new Set(values.map(hashOf))] : []
}

export type RenderedPage = {
  /** What the page was made for, as the app in the browser will say it. */
  key: string
  lang: string
  direction: 'ltr' | 'rtl'
  html: string
  /** Elements of styles, with nothing in them but what the app itself brings. */
  styles: string
  /** The answers that the page shows. */
  state: object
  /** What it is gone on with, as the manifest of the build calls it. */
  parts: string[]
}

/** What the app’s own build gives to whoever makes its pages beforehand (`packages/app/src/prerender.tsx`). */
export type Prerenderer = {
  isPrerenderedPage: (path: string) => boolean
  /** The modules of a signed-in page, by the end of their names in the build manifest; some may not be built. */
  chunksForRolePage: (path: string, language: Visit['language']) => string[]
  cacheableQuery: (search: string) => string
  renderPage: (
    visit: Visit & { schoolName: string | undefined; ask: (request: Request) => Promise<Response> },
  ) => Promise<RenderedPage>
}

/** A page that was made beforehand, as it goes out. */
export type PrerenderedPage = {
  /** The word of the styles that scripts add. */
  nonce: string
  /** The styles that came with the page, as its policy calls them. */
  styles: readonly string[]
  tag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** A page is sent many times, and compressed once. */
const QUALITY = 9

/** What of a page is the app’s own: nothing else in it may run or show. */
type OwnContent = Pick<RenderedPage, 'html' | 'styles'> & { shell: string }

/**
 * Makes a page ready to go out. The word of its styles is in what is compressed, so that all who get the page have the
 * same one, for a minute: of styles only, on a page that holds nothing of anybody.
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

/** A page, or that it couldn’t be made, and when that began. */
type CachedPage = { at: number; page: PrerenderedPage | undefined }

type PageCacheOptions = { now: () => number; oldestMilliseconds: number; mostBytes: number }

/** Many pages that can’t be made have no bytes. */
const MAX_PAGES = 500

/** Keeps pages by their keys; the oldest go when they are too old, or together too large. */
export function createPageCache({ now, oldestMilliseconds, mostBytes }: PageCacheOptions) {
  const kept = new Map<string, CachedPage>()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const remove = (key: string) => {
    bytes -= sizeOf(kept.get(key))
    kept.delete(key)
  }
  const removeOld = () => {
    const oldest = now() - oldestMilliseconds
    for (const [key, { at }] of kept) {
      if (at > oldest && bytes <= mostBytes && kept.size <= MAX_PAGES) break
      remove(key)
    }
  }
  /** Also when nobody asks any more. */
  const removeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      removeOld()
      if (kept.size > 0) removeLater()
    }, oldestMilliseconds).unref()
  }
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, page: CachedPage) => {
      remove(key)
      kept.set(key, page)
      bytes += sizeOf(page)
      removeOld()
      removeLater()
    },
    clear: () => {
      kept.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}

function sizeOf({ page }: Partial<CachedPage> = {}): number {
  return page ? Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0) : 0
}
