import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { securityHeadersPlugin } from './securityHeadersPlugin.ts'
import { errorsPlugin } from './errorsPlugin.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { createSqliteFile } from '#testing/createMigratedDatabase.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { pagesPlugin } from './pagesPlugin.ts'
import { staticFilesPlugin } from './staticFilesPlugin.ts'

const INLINE = 'tellOldBrowsers()'
const FONTS = '@font-face{src:url(/assets/a.woff2)}'

async function openApp(given?: Awaited<ReturnType<typeof openTestSchool>>) {
  const school = given ?? (await openTestSchool())
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `<html><head><meta name="description" content="A school" /><title>App</title><style>${FONTS}</style></head><body>School<script>${INLINE}</script></body></html>`,
  )
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets', 'first.js'), 'first()')
  await writeFile(join(folder, 'assets', 'pdf.worker.min-B5Yc7dP4.mjs'), 'read()')
  const server = fastify()
  await server.register(errorsPlugin)
  await server.register(securityHeadersPlugin, {
    publicUrl: 'http://school.test',
    securesSubDomains: false,
    softwareVersion: '0.1.0',
  })
  await server.register(compress, { global: false })
  const app = { ...school, folder }
  await server.register(staticFilesPlugin, app)
  await server.register(pagesPlugin, app)
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  return (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', headers = {}) => server.inject({ method, url, headers })
}

test('every URL of the app returns the page with a new nonce', async () => {
  const api = await openApp()
  const [one, other] = [await api('/'), await api('/admin/course?outlines=1')]
  for (const { statusCode, headers, body } of [one, other]) {
    expect([statusCode, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-cache', 'DENY'])
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(nonce.length).toBeGreaterThan(20)
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" /></head>`)
  }
  expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy'])
})

test('the PDF worker may compile WebAssembly and other files may run nothing', async () => {
  const api = await openApp()
  const policyOf = async (url: string) => (await api(url)).headers['content-security-policy']
  expect(await policyOf('/assets/pdf.worker.min-B5Yc7dP4.mjs')).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
  )
  expect(await policyOf('/assets/first.js')).toBe("default-src 'none';frame-ancestors 'none'")
})

test('the policy allows the inline script by hash and no other', async () => {
  const api = await openApp()
  const policy = String((await api('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe-inline')
})

test('the policy allows the inline styles by hash and others only by nonce', async () => {
  const api = await openApp()
  const policy = String((await api('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(FONTS).digest('base64')
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' 'sha256-[^']+';/)
  expect(policy).toContain(`'sha256-${hash}';`)
})

test('hashed files are cached for a year', async () => {
  const api = await openApp()
  const file = await api('/assets/first.js')
  expect([file.body, file.headers['cache-control']]).toEqual(['first()', 'public, max-age=31536000, immutable'])
})

test.each([
  '/api/nothing',
  '/uploads/x/y',
  '/assets/gone.js',
  '/.env',
  '/.git/config',
  '/%2Eenv',
  '/maktab.db',
  '/admin/maktab.db',
  '/__mock',
  '/wp-login.php',
  '/sitemap.txt',
  '/admin/.env?page=1',
])('%s returns 404', async (url) => {
  const api = await openApp()
  expect((await api(url)).statusCode).toBe(404)
})

test('POST to a page returns 404', async () => {
  const api = await openApp()
  expect((await api('/', 'POST')).statusCode).toBe(404)
})

test('an unknown URL returns the app’s page with status 404', async () => {
  const api = await openApp()
  const response = await api('/wp-admin/setup')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-cache'])
  expect(response.body).toContain('School')
})

test.each([
  '/',
  '/?because=expired&from=/admin/course/1.5',
  '/Admin/Course/',
  '//admin/course',
  '/reset-password/a.b/zaynab%40school.test',
])('%s returns the page', async (url) => {
  const api = await openApp()
  expect((await api(url)).statusCode).toBe(200)
  expect((await api(url, 'HEAD')).statusCode).toBe(200)
})

test('robots.txt allows only public pages and names the sitemap', async () => {
  const school = await openTestSchool()
  await school.course('Tajweed & more')
  const api = await openApp(school)
  const robots = await api('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body.trim().split('\n').slice(-3)).toEqual([
    'Disallow: /',
    '',
    'Sitemap: http://school.test/sitemap.xml',
  ])
  const map = await api('/sitemap.xml')
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.body).toContain('<loc>http://school.test/courses/1-tajweed-more</loc>')
})

test('a course page has its title and description escaped in the head', async () => {
  const school = await openTestSchool()
  await school.course('</title><script>steal()</script> $& "Tajweed"')
  const api = await openApp(school)
  const { statusCode, body } = await api('/courses/1-title-script-steal-script-tajweed', 'GET', {
    cookie: 'language=ur',
  })
  expect(statusCode).toBe(200)
  expect(body).not.toContain('<script>steal()')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body.match(/name="description"/g)).toHaveLength(1)
  expect(body).toContain(
    '&lt;/title&gt;&lt;script&gt;steal()&lt;/script&gt; $&amp; &quot;Tajweed&quot; · Maktab</title>',
  )
  expect(body).toContain('<meta property="og:locale" content="ur_PK" />')
})

test('?lang= sets the language cookie for supported languages only', async () => {
  const api = await openApp()
  const cookieOf = async (url: string, headers = {}) => (await api(url, 'GET', headers)).headers['set-cookie']
  for (const language of ['en', 'ur', 'ar']) {
    const cookie = `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`
    expect(await cookieOf(`/courses?lang=${language}`)).toBe(cookie)
    expect(await cookieOf(`/?a=b&lang=${language}-XX`, { cookie: 'language=en' })).toBe(cookie)
  }
  for (const url of ['/courses', '/?lang=', '/?lang=xx', '/?lang=ur%3B%20Secure%0D%0A', '/?language=ur']) {
    expect(await cookieOf(url, { cookie: 'language=ur', 'accept-language': 'ur' })).toBeUndefined()
  }
})

test('an unknown or hidden course returns 404', async () => {
  const school = await openTestSchool()
  await school.course('Tajweed')
  const api = await openApp(school)
  const codes = async () => [(await api('/courses/1-tajweed')).statusCode, (await api('/courses/9')).statusCode]
  expect(await codes()).toEqual([200, 404])
  const { token } = await school.admin()
  const settings = { name: 'Maktab', currency: 'USD', timeZone: 'UTC', frontPage: { shows: [] } }
  const body = { ...settings, paymentInstructions: { domestic: '', international: '' } }
  expect((await school.api('saveSettings', { token, body })).status).toBe(200)
  expect(await codes()).toEqual([404, 404])
  expect((await api('/sitemap.xml')).body).not.toContain('/courses/1')
})

test('other URLs of a course redirect to the canonical path and keep the query', async () => {
  const school = await openTestSchool()
  await school.course('Tajweed')
  await school.course('ناظرہ قرآن')
  const api = await openApp(school)
  const urdu = `/courses/2-${encodeURIComponent('ناظرہ-قرآن')}`
  for (const [address, right] of [
    ['/courses/1', '/courses/1-tajweed'],
    ['/courses/1-x?lang=ur&a=b', '/courses/1-tajweed?lang=ur&a=b'],
    ['/Courses/1-Tajweed/', '/courses/1-tajweed'],
    ['//courses/1-%3Cb%3E', '/courses/1-tajweed'],
    ['/courses/2-tajweed', urdu],
  ] as const) {
    const { statusCode, headers } = await api(address)
    expect([statusCode, headers['location'], headers['cache-control']], address).toEqual([301, right, 'no-cache'])
    expect((await api(right)).statusCode).toBe(200)
  }
  expect((await api(urdu.toLowerCase())).statusCode).toBe(200)
})

test('pages are served while the database is unavailable', async () => {
  const school = await openTestSchool()
  const { place, remove } = await createSqliteFile()
  const gone = openDatabase(place)
  await gone.destroy()
  onTestFinished(remove)
  const api = await openApp({ ...school, database: gone })
  const { statusCode, body } = await api('/')
  expect([statusCode, body.includes('<title>App</title>')]).toEqual([200, true])
})
