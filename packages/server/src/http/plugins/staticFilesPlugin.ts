import statics from '@fastify/static'
import fp from 'fastify-plugin'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PageContext, readHeadData } from '#ssr/readHead.ts'
import { coursePath } from '@maktab/shared/coursePath'
import { languages } from '#i18n/translate.ts'
import { escapeHtml } from '#lib/escapeHtml.ts'
import { sitemapPaths } from '#ssr/publicPages.ts'

type Options = PageContext & {
  /** The built app. */
  folder: string
}

/** The worker of PDF.js, which decodes scans with WebAssembly and fetches nothing itself. */
const PDF_WORKER = /[\\/]pdf\.worker[^\\/]*\.mjs/
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

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
        if (PDF_WORKER.test(path)) void reply.header('Content-Security-Policy', PDF_WORKER_POLICY)
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

/** Lets crawlers index the public pages and their pictures only. */
export function buildRobotsTxt(origin: string): string {
  const open = ['/$', '/?lang=', '/courses', '/create-', '/assets/', '/uploads/picture-', '/sitemap.xml$']
  const lines = ['User-agent: *', ...open.map((path) => `Allow: ${path}`), 'Disallow: /', '']
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Sitemap of the public pages in all languages. */
export function buildSitemap(origin: string, courses: readonly { id: number; name: string }[]): string {
  const paths = [...sitemapPaths, ...courses.map(coursePath)]
  const entries = paths.flatMap((path) => {
    const at = (lang?: string) => escapeHtml(`${origin}${path}${lang ? `?lang=${lang}` : ''}`)
    const alternate = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`
    const alternates = [...languages.map((one) => alternate(one, at(one))), alternate('x-default', at())].join('')
    return [at(), ...languages.map((one) => at(one))].map((loc) => `<url><loc>${loc}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
