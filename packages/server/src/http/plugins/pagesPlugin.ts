import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashInlineElements, type PrerenderedPage, type Prerenderer } from '#ssr/PrerenderedPage.ts'
import { type PageContext, readHead, type PageHead, readHeadData } from '#ssr/readHead.ts'
import { parseVisit, type Visit } from '#ssr/parseVisit.ts'
import { message } from '#i18n/message.ts'
import { translate } from '#i18n/translate.ts'
import { getRequestLanguage } from '../responses.ts'
import { classifyPath } from '../classifyPath.ts'
import { matchPublicPage } from '#ssr/publicPages.ts'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createPrerenderCache } from '#ssr/createPrerenderCache.ts'
import { type BuildManifest, findModule, resolveChunkFiles } from '#ssr/resolveChunkFiles.ts'

type PageRenderer = Pick<ReturnType<typeof createPrerenderCache>, 'find' | 'forget'> & {
  /** The scripts of a page of the signed-in, beside those of `index.html`; none elsewhere. */
  preloadsOf: (visit: Pick<Visit, 'path' | 'language'>) => string[]
}

/** Where the app’s build puts what makes its pages: beside the files that are served, not among them. */
const PLACE = ['prerender', 'prerender.js'] as const
const MANIFEST = ['.vite', 'manifest.json'] as const

/** The pages for visitors of the app that was built into a folder; without what makes them there are none. */
async function createPageRenderer(
  server: FastifyInstance,
  {
    folder,
    shell,
    readHead,
  }: { folder: string; shell: string; readHead: (visit: Visit) => Promise<PageHead | undefined> },
): Promise<PageRenderer> {
  const file = join(folder, ...PLACE)
  if (!existsSync(file)) {
    return { find: () => Promise.resolve(undefined), forget: () => undefined, preloadsOf: () => [] }
  }
  const onFault = (error: unknown) => server.log.error(error)
  const prerenderer = (await import(pathToFileURL(file).href)) as Prerenderer
  const manifest = JSON.parse(await readFile(join(folder, ...MANIFEST), 'utf8')) as BuildManifest
  const ask = (request: Request) => askServer(server, request)
  const loadedAlways = new Set(resolveChunkFiles(['index.html'], manifest))
  return {
    ...createPrerenderCache({ prerenderer, manifest, shell, readHead, onFault, ask }),
    preloadsOf: ({ path, language }) => {
      const modules = prerenderer.chunksForRolePage(path, language).filter((name) => findModule(name, manifest))
      return resolveChunkFiles(modules, manifest).filter((file) => !loadedAlways.has(file))
    },
  }
}

/** The app’s own calls, as anybody could make them: nobody is signed in. */
async function askServer(server: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await server.inject({
    method: 'GET',
    url: pathname + search,
    headers: { 'accept-language': request.headers.get('accept-language') ?? 'en' },
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  })
}

/** What an address says of a course that was chosen, as the app reads it. */
const CHOSEN = /^course=(.*)$/

/**
 * A visit of what is there: with the one right path of a course, and no other course in its query than one that the
 * school offers. Undefined for a course that is gone or never was.
 */
async function normalizeVisit(visit: Visit, { database, services }: PageContext): Promise<Visit | undefined> {
  const parts = visit.search.split('&')
  if (matchPublicPage(visit.path, [])?.kind !== 'nothing' && !parts.some((part) => CHOSEN.test(part))) return visit
  const { courses } = await readHeadData(database, services)
  const page = matchPublicPage(visit.path, courses)
  if (page?.kind === 'nothing') return undefined
  const isOffered = (part: string) => {
    const [, chosen] = CHOSEN.exec(part) ?? []
    return chosen === undefined || courses.some(({ id }) => String(id) === chosen)
  }
  return {
    ...visit,
    path: page?.kind === 'course' ? page.path : visit.path,
    search: parts.filter(isOffered).join('&'),
  }
}

/** Compares paths whatever way their letters are escaped. */
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
    /** Discards the prerendered pages after a change of what they show; undefined where no app is served. */
    discardPages?: () => void
  }
}

type Options = PageContext & {
  /** The built app. */
  folder: string
}

/** The built `index.html` has these for a school without a name of its own. */
const DEFAULT_HEAD = /<meta name="description"[^>]*>|<title>[^<]*<\/title>/g

/** As the app keeps the language that was chosen. */
const LANGUAGE_COOKIE = 'Max-Age=31536000; Path=/; SameSite=Lax'

type Encoding = keyof PrerenderedPage['bodies']
const encodings: readonly Encoding[] = ['br', 'gzip']

/** Hashes of the inline scripts and styles of a page, as its policy allows them. */
type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Serves the app's page at every address that no route has, prerendered where visitors may see it. */
export const pagesPlugin = fp<Options>(
  async (server, { folder, ...school }) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const inline = { scripts: hashInlineElements('script', page), styles: hashInlineElements('style', page) }
    const frontDoor = await createPageRenderer(server, {
      folder,
      shell: page,
      readHead: (visit) => readHead(visit, school),
    })
    server.decorate('discardPages', frontDoor.forget)
    server.setNotFoundHandler((request, reply) => sendPage(request, reply, { page, inline, frontDoor, school }))
  },
  { name: 'pages' },
)

type Site = { page: string; inline: Inline; frontDoor: PageRenderer; school: PageContext }

async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, inline, frontDoor, school }: Site) {
  const { method, url } = request
  const [path = ''] = url.split('?')
  const place = classifyPath(path)
  if (place === 'nothing' || (method !== 'GET' && method !== 'HEAD')) {
    return reply
      .code(404)
      .send({ error: translate(getRequestLanguage(request), message('There is nothing at this address.')) })
  }
  const visit = parseVisit(request)
  // If the database is away the app shows that itself. Unknown addresses are never prerendered: there is no end of them.
  const settled = place === 'page' ? await normalizeVisit(visit, school).catch(() => visit) : undefined
  if (settled && !isSamePath(settled.path, path)) {
    // A course may get its old name back, so no browser may keep the redirect.
    const headers = { Location: settled.path + url.slice(path.length), 'Cache-Control': 'no-cache' }
    return reply.code(301).headers(headers).send()
  }
  const prerendered = settled && (await frontDoor.find(settled))
  const nonce = prerendered?.nonce ?? randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy(nonce, { ...inline, ...(prerendered && { styles: prerendered.styles }) })
  void reply
    .code(settled ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
  // The app sets it too, but some visitors leave before its scripts have loaded.
  if (visit.asked) void reply.header('Set-Cookie', `language=${visit.asked}; ${LANGUAGE_COOKIE}`)
  if (prerendered) return sendPrerendered(request, reply, prerendered)
  const head = await readHead(visit, school).catch((error: unknown) => {
    request.log.error({ req: request, err: error })
    return undefined
  })
  const preloads = frontDoor.preloadsOf(visit).map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  const meta = `${head?.tags ?? ''}${preloads.join('')}<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`
  // By a function, because a school's texts may contain replacement patterns.
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

/** Only the school's own files run or show. Styles made by scripts carry a nonce that each page gets anew. */
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
