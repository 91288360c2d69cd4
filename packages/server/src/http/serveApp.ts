import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FrontDoor, createFrontDoor } from '../frontDoor/createFrontDoor.ts'
import { hashesOf } from '../frontDoor/hashesOf.ts'
import { settleVisit } from '../frontDoor/settleVisit.ts'
import { visitOf } from '../frontDoor/visitOf.ts'
import { translate } from '../i18n/translate.ts'
import { type VisitedSchool, readHead } from '../frontDoor/readHead.ts'
import { readHeadFacts } from '../frontDoor/readHeadFacts.ts'
import { robotsOf } from '../frontDoor/robotsOf.ts'
import { sitemapOf } from '../frontDoor/sitemapOf.ts'
import { message } from '../i18n/message.ts'
import { languageFor } from './languageFor.ts'
import { placeOf } from './placeOf.ts'
import { sendMade } from './sendMade.ts'

/** What the page says of itself where the school says nothing. */
const PLAIN_HEAD = /<meta name="description"[^>]*>|<title>[^<]*<\/title>/g

/** The worker that reads PDFs. It decodes scans with WebAssembly, and fetches nothing itself. */
const PDF_WORKER = /[\\/]pdf\.worker[^\\/]*\.mjs/
const DECODES_ONLY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** As the app keeps what was chosen. */
const KEPT = 'Max-Age=31536000; Path=/; SameSite=Lax'

/** What stands in the page itself, as the policy calls it. */
type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Only what comes from the school itself runs or shows; styles that scripts make carry a word that each page gets anew. */
function policyOf(nonce: string, { scripts, styles }: Inline): string {
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

type ServedApp = {
  /** What pages for visitors show has been changed. */
  forgetPages: () => void
}

/**
 * Serves the built app: hashed files for a year, compressed beforehand; every other address is the page itself, those of
 * visitors with all that is seen there.
 */
export async function serveApp(server: FastifyInstance, folder: string, school: VisitedSchool): Promise<ServedApp> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await server.register(statics, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, path) => {
      if (PDF_WORKER.test(path)) void reply.header('Content-Security-Policy', DECODES_ONLY)
    },
  })
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(robotsOf(school.services.publicUrl)),
  )
  server.get('/sitemap.xml', { compress: {} }, async (_request, reply) => {
    const { courses } = await readHeadFacts(school.database, school.services)
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(sitemapOf(school.services.publicUrl, courses))
  })
  server.get('/favicon.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=86400')
      .send(await readFile(join(folder, 'favicon.svg'))),
  )
  const inline = { scripts: hashesOf('script', page), styles: hashesOf('style', page) }
  const frontDoor = await createFrontDoor(server, {
    folder,
    shell: page,
    readHead: (visit) => readHead(visit, school),
  })
  server.setNotFoundHandler((request, reply) => sendPage(request, reply, { page, inline, frontDoor, school }))
  return { forgetPages: frontDoor.forget }
}

type Sent = { page: string; inline: Inline; frontDoor: FrontDoor; school: VisitedSchool }

async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, inline, frontDoor, school }: Sent) {
  const { method, url } = request
  const [path = ''] = url.split('?')
  const place = placeOf(path)
  if (place === 'nothing' || (method !== 'GET' && method !== 'HEAD')) {
    return reply
      .code(404)
      .send({ error: translate(languageFor(request), message('There is nothing at this address.')) })
  }
  const visit = visitOf(request)
  // Where the school can’t be read, the page says so itself. Of what isn’t there, anybody could have any number made.
  const settled = place === 'page' ? await settleVisit(visit, school).catch(() => visit) : undefined
  if (settled && !isSamePath(settled.path, path)) {
    // A course may be given its old name back: no browser is to keep where this leads.
    const headers = { Location: settled.path + url.slice(path.length), 'Cache-Control': 'no-cache' }
    return reply.code(301).headers(headers).send()
  }
  const made = settled && (await frontDoor.find(settled))
  const nonce = made?.nonce ?? randomBytes(16).toString('base64')
  const policy = policyOf(nonce, { ...inline, ...(made && { styles: made.styles }) })
  void reply
    .code(settled ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
  // The app would keep it as well, but it comes once the page was seen, and who reads fast has left by then.
  if (visit.asked) void reply.header('Set-Cookie', `language=${visit.asked}; ${KEPT}`)
  if (made) return sendMade(request, reply, made)
  const head = await readHead(visit, school).catch((error: unknown) => {
    request.log.error({ req: request, err: error })
    return undefined
  })
  const meta = `${head?.tags ?? ''}<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`
  // By a function: what a school writes may look like a place to fill in.
  return reply.send((head ? page.replaceAll(PLAIN_HEAD, '') : page).replace('</head>', () => meta))
}

/** However their letters are escaped. */
function isSamePath(one: string, other: string): boolean {
  if (one === other) return true
  try {
    return decodeURIComponent(one) === decodeURIComponent(other)
  } catch {
    return false
  }
}
