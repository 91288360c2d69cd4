import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { securityHeadersPlugin } from './securityHeadersPlugin.ts'
import { errorsPlugin } from './errorsPlugin.ts'
import { pwaPlugin } from './pwaPlugin.ts'
import { pagesPlugin } from './pagesPlugin.ts'
import { staticFilesPlugin } from './staticFilesPlugin.ts'

const publicFolder = fileURLToPath(new URL('../../../../app/public', import.meta.url))

/** Serves the public files of the app without building it. */
async function openInstalled() {
  const school = await openTestSchool()
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  await cp(publicFolder, folder, { recursive: true })
  await cp(publicFolder, join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>School</body></html>')
  await writeFile(join(folder, 'sw.js'), 'work()')
  const server = fastify()
  await server.register(errorsPlugin)
  await server.register(securityHeadersPlugin, {
    publicUrl: 'http://school.test',
    securesSubDomains: false,
    softwareVersion: '0.1.0',
  })
  await server.register(compress, { global: false })
  const app = { database: school.database, services: school.services, folder }
  for (const plugin of [pwaPlugin, staticFilesPlugin, pagesPlugin]) await server.register(plugin, app)
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  const get = (url: string, language = 'en') =>
    server.inject({ method: 'GET', url, headers: { 'accept-language': language } })
  return {
    ...school,
    get,
    manifest: async (language?: string) => (await get('/manifest.webmanifest', language)).json(),
  }
}

// proves X156
test('manifest has the school’s name, language and icons', async () => {
  const { get, manifest, api, admin } = await openInstalled()
  expect(await manifest()).toMatchObject({ id: '/', name: 'Maktab', lang: 'en', dir: 'ltr', display: 'standalone' })
  const { token } = await admin()
  const { logo: _, ...settings } = (await api('getSettings')).body.settings
  await api('saveSettings', { token, body: { ...settings, name: 'Madrasa of the Lake' } })
  const name = 'Madrasa of the Lake'
  expect(await manifest('ur')).toMatchObject({ name, short_name: name, lang: 'ur', dir: 'rtl' })
  const { headers } = await get('/manifest.webmanifest')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Language' })
  expect(headers['content-type']).toContain('application/manifest+json')
})

// proves X156
test('icons have their declared sizes and show the school’s logo after one is saved', async () => {
  const { get, manifest, api, admin } = await openInstalled()
  const sizes = async () => {
    const { icons } = (await manifest()) as { icons: { src: string; sizes: string }[] }
    const all = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]
    return Promise.all(
      all.map(async ({ src, sizes: declared }) => {
        const { rawPayload, headers } = await get(src)
        const { width, height, format } = await sharp(rawPayload).metadata()
        expect([headers['content-type'], format, `${width}x${height}`]).toEqual(['image/png', 'png', declared])
        return { src, bytes: rawPayload }
      }),
    )
  }
  const product = await sizes()
  const { token } = await admin()
  await api('saveSchoolLogo', { token, body: createForm({ logo: await createPictureFile() }) })
  const own = await sizes()
  expect(own.slice(0, 3).map(({ src }) => src.split('?')[0])).toEqual(product.slice(0, 3).map(({ src }) => src))
  expect(own.every(({ bytes }, at) => !bytes.equals(product[at]!.bytes))).toBe(true)
  expect(new Set(own.slice(0, 3).map(({ src }) => src.split('?of=')[1]))).toHaveProperty('size', 1)
})

test('service workers are served as scripts that are revalidated each time', async () => {
  const { get } = await openInstalled()
  for (const name of ['/sw.js', '/swBackground.js']) {
    const { statusCode, headers, body } = await get(name)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    expect(body).not.toContain('<html>')
  }
})
