import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashInlineElements, type PrerenderedPage, type Prerenderer } from '#ssr/PrerenderedPage.ts'
import { type PageContext, readHead, type PageHead, readHeadData } from '#ssr/readHead.ts'
import { parsePublicPageRequest, type PublicPageRequest } from '#ssr/parsePublicPageRequest.ts'
import { unknownUrl } from '#lib/HttpError.ts'
import { classifyPath } from '../classifyPath.ts'
import { matchPublicPage } from '#ssr/publicPages.ts'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createPrerenderCache } from '#ssr/createPrerenderCache.ts'
import { type BuildManifest, findModule, resolveChunkFiles } from '#ssr/resolveChunkFiles.ts'

type PageRenderer = Pick<ReturnType<typeof createPrerenderCache>, 'find' | 'clear'> & {
  /** Scripts to preload for a page that requires sign-in, on top of those of `index.html`; empty for other pages. */
  preloadsOf: (visit: Pick<PublicPageRequest, 'path' | 'language'>) => string[]
}

/** The build's prerenderer; outside the folder of files that are served. */
const PRERENDERER = ['prerender', 'prerender.js'] as const
const MANIFEST = ['.vite', 'manifest.json'] as const

/** Renders the public pages of the built app; renders none if the build has no prerenderer. */
async function createPageRenderer(
  server: FastifyInstance,
  {
    folder,
    shell,
    readHead,
  }: { folder: string; shell: string; readHead: (visit: PublicPageRequest) => Promise<PageHead | undefined> },
): Promise<PageRenderer> {
  const file = join(folder, ...PRERENDERER)
  if (!existsSync(file)) {
    return { find: () => Promise.resolve(undefined), clear: () => undefined, preloadsOf: () => [] }
  }
  const onFault = (error: unknown) => server.log.error(error)
  const prerenderer = (await import(pathToFileURL(file).href)) as Prerenderer
  const manifest = JSON.parse(await readFile(join(folder, ...MANIFEST), 'utf8')) as BuildManifest
  const sendRequest = (request: Request) => injectRequest(server, request)
  const loadedAlways = new Set(resolveChunkFiles(['index.html'], manifest))
  return {
    ...createPrerenderCache({ prerenderer, manifest, shell, readHead, onFault, sendRequest }),
    preloadsOf: ({ path, language }) => {
      const modules = prerenderer.chunksForRolePage(path, language).flatMap((name) => findModule(name, manifest) ?? [])
      return resolveChunkFiles(modules, manifest).filter((file) => !loadedAlways.has(file))
    },
  }
}

/** Runs an API request of the prerenderer in process, without a session. */
async function injectRequest(server: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const response = await server.inject({
    method: 'GET',
    url: pathname + search,
    headers: { 'accept-language': request.headers.get('accept-language') ?? 'en' },
  })
  return new Response(response.body, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  })
}

/** The query parameter for a selected course. */
const COURSE_PARAMETER = /^course=(.*)$/

/**
 * Normalizes a visit: the canonical path of a course, and no `course` parameter for a course that isn't offered.
 * Undefined for an unknown course.
 */
async function normalizeVisit(
  visit: PublicPageRequest,
  { database, services }: PageContext,
): Promise<PublicPageRequest | undefined> {
  const parts = visit.search.split('&')
  if (matchPublicPage(visit.path, [])?.kind !== 'nothing' && !parts.some((part) => COURSE_PARAMETER.test(part)))
    return visit
  const { courses } = await readHeadData(database, services)
  const page = matchPublicPage(visit.path, courses)
  if (page?.kind === 'nothing') return undefined
  const isOffered = (part: string) => {
    const [, chosen] = COURSE_PARAMETER.exec(part) ?? []
    return chosen === undefined || courses.some(({ id }) => String(id) === chosen)
  }
  return {
    ...visit,
    path: page?.kind === 'course' ? page.path : visit.path,
    search: parts.filter(isOffered).join('&'),
  }
}

/** Compares paths regardless of percent-encoding. */
function isSamePath(one: string, other: string): boolean {
  if (one === other) return true
  try {
    return decodeURIComponent(one) === decodeURIComponent(other)
  } catch {
    return false
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Discards the prerendered pages after their content changed; undefined if no app is served. */
    discardPages?: () => void
  }
}

type Options = PageContext & {
  /** The built app. */
  folder: string
}

/** Default tags of the built `index.html`, replaced by those of the page. */
const DEFAULT_HEAD = /<meta name="description"[^>]*>|<title>[^<]*<\/title>/g

/** Same attributes as the language cookie that the app sets. */
const LANGUAGE_COOKIE = 'Max-Age=31536000; Path=/; SameSite=Lax'

type Encoding = keyof PrerenderedPage['bodies']
const encodings: readonly Encoding[] = ['br', 'gzip']

/** CSP hashes of the inline scripts and styles of a page. */
type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Serves the app's page for all other URLs, prerendered if it is public. */
export const pagesPlugin = fp<Options>(
  async (server, { folder, ...school }) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const inline = { scripts: hashInlineElements('script', page), styles: hashInlineElements('style', page) }
    const pageRenderer = await createPageRenderer(server, {
      folder,
      shell: page,
      readHead: (visit) => readHead(visit, school),
    })
    server.decorate('discardPages', pageRenderer.clear)
    server.setNotFoundHandler((request, reply) => sendPage(request, reply, { page, inline, pageRenderer, school }))
  },
  { name: 'pages' },
)

type Site = { page: string; inline: Inline; pageRenderer: PageRenderer; school: PageContext }

async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, inline, pageRenderer, school }: Site) {
  const { method, url } = request
  const [path = ''] = url.split('?')
  const pathKind = classifyPath(path)
  if (pathKind === 'nothing' || (method !== 'GET' && method !== 'HEAD')) throw unknownUrl()
  const visit = parsePublicPageRequest(request)
  // If the database is unavailable, the app shows the error itself. Unknown paths aren't prerendered: they are unlimited.
  const normalized = pathKind === 'page' ? await normalizeVisit(visit, school).catch(() => visit) : undefined
  if (normalized && !isSamePath(normalized.path, path)) {
    // A course may be renamed back, so browsers must not cache the redirect.
    const headers = { Location: normalized.path + url.slice(path.length), 'Cache-Control': 'no-cache' }
    return reply.code(301).headers(headers).send()
  }
  const prerendered = normalized && (await pageRenderer.find(normalized))
  const nonce = prerendered?.nonce ?? randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy(nonce, { ...inline, ...(prerendered && { styles: prerendered.styles }) })
  void reply
    .code(normalized ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
  // The app sets the cookie too, but visitors may leave before its scripts have loaded.
  if (visit.requestedLanguage)
    void reply.header('Set-Cookie', `language=${visit.requestedLanguage}; ${LANGUAGE_COOKIE}`)
  if (prerendered) return sendPrerendered(request, reply, prerendered)
  const head = await readHead(visit, school).catch((error: unknown) => {
    request.log.error({ req: request, err: error })
    return undefined
  })
  const preloads = pageRenderer
    .preloadsOf(visit)
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  const meta = `${head?.tags ?? ''}${preloads.join('')}<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`
  // Uses a function, because texts of the school may contain replacement patterns.
  return reply.send((head ? page.replaceAll(DEFAULT_HEAD, '') : page).replace('</head>', () => meta))
}

function sendPrerendered(request: FastifyRequest, reply: FastifyReply, { tag, bodies }: PrerenderedPage): FastifyReply {
  void reply.headers({ ETag: tag, Vary: 'Accept-Encoding, Accept-Language, Cookie' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((one) => new RegExp(`\\b${one}\\b(?!;\\s*q=0(?:[,.]0*)?(?:,|$))`).test(accepted))
  if (encoding) void reply.header('Content-Encoding', encoding)
  return reply.send(bodies[encoding ?? 'identity'])
}

/** Allows only files of the school itself. Styles inserted by scripts need the nonce of the page. */
function contentSecurityPolicy(nonce: string, { scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...styles].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
