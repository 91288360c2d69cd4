import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { pagesPlugin } from './plugins/pagesPlugin.ts'

/** Stands in for the built prerenderer: renders the response of an API request and its caller. */
const PRERENDERER = `
globalThis.madePages = []
export const isPrerenderedPage = (path) => path.startsWith('/courses/') || path === '/'
export const cacheableQuery = (search) => search
export const chunksForRolePage = (path, language) =>
  path === '/admin/students' ? ['src/Students.tsx', 'src/NotBuilt.tsx', language + '.po'] : []
export async function renderPage({ path, search, language, scheme, sendRequest }) {
  globalThis.madePages.push(path + '?' + search)
  const response = await sendRequest(new Request('http://school.invalid/api/who', { headers: { 'accept-language': language } }))
  const html = '<p>' + language + ' ' + scheme + ' ' + (await response.text()) + '</p>'
  return { key: 'key', lang: language, direction: 'ltr', html, styles: '<style data-styled="">a{}</style>', state: {}, parts: ['index.html'] }
}
`

async function openSite() {
  const school = await openTestSchool()
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  for (const part of ['assets', 'prerender', '.vite']) await mkdir(join(folder, part))
  const page = '<html><head><title>App</title></head><body><div id="root"></div><script>old()</script></body></html>'
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'prerender', 'prerender.js'), PRERENDERER)
  const manifest = {
    'index.html': { file: 'assets/index.js' },
    'src/Students.tsx': { file: 'assets/Students.js', imports: ['index.html', '_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'ur.po': { file: 'assets/ur.js' },
  }
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const site = fastify()
  await site.register(compress, { global: false })
  site.get('/api/who', async ({ headers }) => `${headers['accept-language']} ${String(headers['token'] ?? 'nobody')}`)
  await site.register(pagesPlugin, { ...school, folder })
  const forgetPages = () => site.discardPages?.()
  onTestFinished(async () => {
    await site.close()
    await rm(folder, { recursive: true })
  })
  const api = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })
  return { api, forgetPages, school }
}

// proves X155
test('a public page is prerendered in the visitor’s language and colour scheme, without a session', async () => {
  const { api } = await openSite()
  const response = await api('/', { cookie: 'language=ur; scheme=dark', token: 'somebody’s' })
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(response.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie')
  expect(response.body).toContain('<div id="root" data-page="key"><p>ur dark ur nobody</p></div>')
  expect(response.body).toContain('<html lang="ur" dir="ltr" data-scheme="dark" data-unpainted>')
})

// proves X155
test('a prerendered page is compressed as accepted and answered with 304 if unchanged', async () => {
  const { api } = await openSite()
  const plain = await api('/')
  const brotli = await api('/', { 'accept-encoding': 'gzip, deflate, br' })
  const zipped = await api('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  const again = await api('/', { 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a page of a role preloads its scripts in the visitor’s language, other pages preload none', async () => {
  const { api } = await openSite()
  const preloadsOf = async (url: string) => {
    const { body } = await api(url, { cookie: 'language=ur' })
    return [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)" \/>/g)].map(([, href]) => href)
  }
  expect(await preloadsOf('/admin/students')).toEqual(['/assets/shared.js', '/assets/Students.js', '/assets/ur.js'])
  expect(await preloadsOf('/admin/nothing')).toEqual([])
  expect(await preloadsOf('/')).toEqual([])
})

test('the nonce of a prerendered page matches its policy and is replaced with the page', async () => {
  const { api, forgetPages } = await openSite()
  const nonceOf = ({ headers }: Awaited<ReturnType<typeof api>>) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
  const one = await api('/')
  expect(one.body).toContain(`<meta property="csp-nonce" nonce="${nonceOf(one)}"`)
  forgetPages()
  expect(nonceOf(await api('/'))).not.toBe(nonceOf(one))
})

test('an unknown course returns 404 without prerendering', async () => {
  const { api } = await openSite()
  const response = await api('/courses/99999')
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('<div id="root"></div>')
})

test('the prerenderer isn’t served, and pages after sign-in aren’t prerendered', async () => {
  const { api } = await openSite()
  expect((await api('/prerender/prerender.js')).statusCode).toBe(404)
  expect((await api('/admin/course')).body).toContain('<div id="root"></div>')
})

test('all URLs of a course share one prerendered page', async () => {
  const { api, school } = await openSite()
  await school.course('Tajweed')
  const renderedPages = (globalThis as unknown as { madePages: string[] }).madePages
  renderedPages.length = 0
  for (let slug = 0; slug < 20; slug += 1) expect((await api(`/courses/1-x${slug}`)).statusCode).toBe(301)
  for (const path of ['/courses/1-tajweed', '/courses/1-%74ajweed', '/courses/1-taj%77eed']) {
    expect((await api(path)).statusCode).toBe(200)
  }
  for (const search of ['course=99', 'course=98&course=097', 'course=']) {
    expect((await api(`/courses/1-tajweed?${search}`)).statusCode).toBe(200)
  }
  expect(renderedPages).toEqual(['/courses/1-tajweed?'])
  expect((await api('/?course=1')).statusCode).toBe(200)
  expect(renderedPages).toEqual(['/courses/1-tajweed?', '/?course=1'])
})
