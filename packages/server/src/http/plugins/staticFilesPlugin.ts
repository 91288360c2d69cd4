import statics from '@fastify/static'
import fp from 'fastify-plugin'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageContext } from '#ssr/readHead.ts'
import { readHeadData } from '#ssr/readHeadData.ts'
import { buildRobotsTxt } from '#ssr/robotsOf.ts'
import { buildSitemap } from '#ssr/buildSitemap.ts'

type Options = PageContext & {
  /** The built app. */
  folder: string
}

/** The worker that reads PDFs. It decodes scans with WebAssembly, and fetches nothing itself. */
const PDF_WORKER = /[\\/]pdf\.worker[^\\/]*\.mjs/
const DECODES_ONLY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

const DAY = 'public, max-age=86400'
const HOUR = 'public, max-age=3600'

/** Serves the built app's hashed files, precompressed and for a year, and the files that crawlers and browsers expect. */
export const staticFilesPlugin = fp<Options>(
  async (server, { folder, database, services }) => {
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
      reply.type('text/plain; charset=utf-8').header('Cache-Control', DAY).send(buildRobotsTxt(services.publicUrl)),
    )
    server.get('/sitemap.xml', { compress: {} }, async (_request, reply) => {
      const { courses } = await readHeadData(database, services)
      return reply
        .type('application/xml; charset=utf-8')
        .header('Cache-Control', HOUR)
        .send(buildSitemap(services.publicUrl, courses))
    })
    server.get('/favicon.svg', async (_request, reply) =>
      reply
        .type('image/svg+xml')
        .header('Cache-Control', DAY)
        .send(await readFile(join(folder, 'favicon.svg'))),
    )
  },
  { name: 'static-files' },
)
