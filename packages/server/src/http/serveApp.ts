import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '../words/say.ts'
import { languageFor } from './languageFor.ts'
import { placeOf } from './placeOf.ts'

/** Whoever looks for the school finds its entrances; the rest is nobody’s but those who sign in. */
const ROBOTS = 'User-agent: *\nAllow: /$\nAllow: /assets/\nAllow: /create-\nDisallow: /\n'

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

/** Serves the built app: hashed files for a year, compressed beforehand; every other address is the page itself. */
export async function serveApp(server: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await server.register(statics, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400').send(ROBOTS),
  )
  server.get('/favicon.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=86400')
      .send(await readFile(join(folder, 'favicon.svg'))),
  )
  const inline = { scripts: hashesOf('script', page), styles: hashesOf('style', page) }
  server.setNotFoundHandler((request, reply) => sendPage(request, reply, page, inline))
}

function hashesOf(element: 'script' | 'style', page: string): string[] {
  return [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, inline: Inline): FastifyReply {
  const { method, url } = request
  const [path = ''] = url.split('?')
  const place = placeOf(path)
  if (place === 'nothing' || (method !== 'GET' && method !== 'HEAD')) {
    return reply.code(404).send({ error: say(languageFor(request), 'There is nothing at this address.') })
  }
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(place === 'page' ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policyOf(nonce, inline), 'Cache-Control': 'no-cache' })
    .send(page.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`))
}
