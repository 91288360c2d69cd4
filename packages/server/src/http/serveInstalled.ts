import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../Services.ts'
import { readLogoName } from '../settings/schoolLogo.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { createSchoolIcons } from './createSchoolIcons.ts'
import { languageFor } from './languageFor.ts'

type Installing = { database: Database; services: Services; folder: string }
type Manifest = { icons: { src: string }[] }

/** What runs beside the pages: nothing but the school’s own scripts, and it asks nobody else. */
const WORKS_ALONE = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

const HOUR = 'public, max-age=3600'

/** What a device asks for that keeps the school as an app: its name, its icons, and what works there without a line. */
export async function serveInstalled(server: FastifyInstance, { database, services, folder }: Installing) {
  const product = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest
  const icons = createSchoolIcons(folder, services.pictures)
  server.get('/manifest.webmanifest', async (request, reply) => {
    const language = languageFor(request)
    const [{ name }, logo] = [await readSettings(database, services, language), await readLogoName(database)]
    const manifest = {
      ...product,
      name,
      short_name: name,
      lang: language,
      dir: language === 'en' ? 'ltr' : 'rtl',
      // Another mark is another address: devices keep icons for as long as it is the same.
      icons: product.icons.map((icon) => ({ ...icon, src: logo === null ? icon.src : `${icon.src}?of=${logo}` })),
    }
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' })
      .send(manifest)
  })
  for (const name of icons.names) {
    server.get(`/${name}`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('Cache-Control', HOUR)
        .send(await icons.draw(name, await readLogoName(database))),
    )
  }
  for (const name of ['sw.js', 'swBackground.js']) {
    server.get(`/${name}`, { compress: {} }, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKS_ALONE })
        .send(await readFile(join(folder, name))),
    )
  }
}
