import fp from 'fastify-plugin'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Handler.ts'
import { readLogoName } from '#features/settings/schoolPictureHandlers.ts'
import { readSettings } from '#features/settings/schoolSettings.ts'
import { getRequestLanguage } from '../responses.ts'
import sharp from 'sharp'
import type { PictureStorage } from '#storage/PictureStorage.ts'

/** Size of each icon, and the share of it that the logo fills: devices may crop the edges of a maskable icon. */
const icons = {
  'icon-192.png': { size: 192, share: 0.9 },
  'icon-512.png': { size: 512, share: 0.9 },
  'icon-maskable-512.png': { size: 512, share: 0.56 },
  'apple-touch-icon.png': { size: 180, share: 0.8 },
} as const

type IconName = keyof typeof icons

/** Renders the icons from the school’s logo, cached per logo; without a logo, the product’s icons. */
function createSchoolIcons(folder: string, pictures: PictureStorage) {
  let cached: { logo: string; icons: Map<IconName, Promise<Buffer>> } | undefined
  const product = (name: IconName) => readFile(join(folder, name))
  const render = async (name: IconName, logo: string) => {
    const picture = await pictures.read(logo)
    return picture ? drawOn(picture, icons[name]) : product(name)
  }
  return {
    names: Object.keys(icons) as IconName[],
    draw: async (name: IconName, logo: string | null): Promise<Buffer> => {
      if (logo === null) return product(name)
      if (cached?.logo !== logo) cached = { logo, icons: new Map() }
      const known = cached.icons.get(name) ?? render(name, logo)
      cached.icons.set(name, known)
      return known
    },
  }
}

/** Draws the logo on a white square, because devices show icons on any background. */
async function drawOn(picture: Buffer, { size, share }: { size: number; share: number }): Promise<Buffer> {
  const side = Math.round(size * share)
  const mark = await sharp(picture).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: 'white' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

type Options = {
  database: Database
  services: Services
  /** The built app. */
  folder: string
}
type Manifest = { icons: { src: string }[] }

/** The service worker runs only the school's own scripts and calls no other host. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

const HOUR = 'public, max-age=3600'

/** Serves what a device needs to install the app: the manifest with the school's name, its icons and the service worker. */
export const pwaPlugin = fp<Options>(
  async (server, { database, services, folder }) => {
    const product = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest
    const icons = createSchoolIcons(folder, services.pictures)
    server.get('/manifest.webmanifest', async (request, reply) => {
      const language = getRequestLanguage(request)
      const [{ name }, logo] = [await readSettings(database, services, language), await readLogoName(database)]
      const manifest = {
        ...product,
        name,
        short_name: name,
        lang: language,
        dir: language === 'en' ? 'ltr' : 'rtl',
        // A new logo needs a new address, because devices cache icons by it.
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
          .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY })
          .send(await readFile(join(folder, name))),
      )
    }
  },
  { name: 'installed-app' },
)
