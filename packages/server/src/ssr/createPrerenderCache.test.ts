import { expect, test, vi } from 'vitest'
import { createPrerenderCache } from './createPrerenderCache.ts'
import type { Prerenderer, RenderedPage } from './PrerenderedPage.ts'
import type { PublicPageRequest } from './parsePublicPageRequest.ts'

const SHELL =
  '<html lang="en" dir="ltr"><head><title>Maktab</title><style>@font-face{}</style>' +
  '<script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/libraries.js"></head>' +
  '<body><noscript>Needs script.</noscript><div id="root"></div></body></html>'
const visitor: PublicPageRequest = { path: '/', search: '', language: 'ur', scheme: 'dark', isKnown: false }
const rendered: RenderedPage = {
  key: '["/"] "ur"',
  lang: 'ur-PK',
  direction: 'rtl',
  html: '<title>Sign in</title><form style="color:red;font:&quot;a&quot;">…</form>',
  styles: '<style data-styled="true">.a{color:red}</style>',
  state: { queries: ['</script><b>$&'] },
  parts: ['index.html', 'page', 'font'],
}
const manifest = {
  'index.html': { file: 'assets/index.js' },
  page: { file: 'assets/page.js', imports: ['index.html'] },
  font: { file: 'assets/font.woff2' },
}

type Given = { renderPage?: Prerenderer['renderPage'] }

function openPages({ renderPage = () => Promise.resolve(rendered) }: Given = {}) {
  const clock = { now: 0 }
  const onFault = vi.fn<(error: unknown) => void>()
  const render = vi.fn<Prerenderer['renderPage']>(renderPage)
  const pages = createPrerenderCache({
    prerenderer: {
      isPrerenderedPage: (path) => !path.startsWith('/admin'),
      cacheableQuery: (search) => (search.startsWith('because=') ? search : ''),
      renderPage: render,
    },
    manifest,
    shell: SHELL,
    sendRequest: () => Promise.resolve(Response.json({})),
    readHead: () => Promise.resolve({ schoolName: 'School details', tags: '<title>The school $& </title>' }),
    onFault,
    now: () => clock.now,
  })
  return { pages, clock, onFault, render }
}

const textOf = async (page: Awaited<ReturnType<ReturnType<typeof createPrerenderCache>['find']>>) =>
  page?.bodies.identity.toString() ?? ''

test('a page is assembled from the render in the visitor’s language and colour scheme', async () => {
  const { pages, render } = openPages()
  const page = await textOf(await pages.find(visitor))
  expect(render).toHaveBeenCalledWith(expect.objectContaining({ ...visitor, schoolName: 'School details' }))
  expect(page).toContain('<html lang="ur-PK" dir="rtl" data-scheme="dark" data-unpainted>')
  expect(page).toContain('<div id="root" data-page="[&quot;/&quot;] &quot;ur&quot;"><form style=')
  expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>The school $& </title>'])
  expect(page).not.toContain('noscript')
})

test('a page preloads fonts and lists its scripts in order without blocking the first paint', async () => {
  const { pages } = openPages()
  const page = await textOf(await pages.find(visitor))
  expect([...page.matchAll(/<link ([^>]*) \/>/g)].map(([, link]) => link)).toEqual([
    'rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2"',
  ])
  expect(page).toContain('<script type="application/json" id="files">["/assets/index.js","/assets/page.js"]</script>')
  expect(page).not.toContain('type="module"')
})

test('response data can’t close its script block', async () => {
  const { pages } = openPages()
  const page = await textOf(await pages.find(visitor))
  const [, block = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(page) ?? []
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual(rendered.state)
})

test('the policy lists the styles and style attributes of a page by hash', async () => {
  const { pages } = openPages()
  const page = await pages.find(visitor)
  const { hash } = await import('node:crypto')
  const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  expect(page?.styles).toEqual([
    hashOf('@font-face{}'),
    hashOf('.a{color:red}'),
    "'unsafe-hashes'",
    hashOf('color:red;font:"a"'),
  ])
})

test('visitors with the same inputs share one render, regardless of other query parameters', async () => {
  const { pages, render } = openPages()
  await Promise.all([pages.find(visitor), pages.find({ ...visitor, search: 'utm_source=x' }), pages.find(visitor)])
  expect(render).toHaveBeenCalledTimes(1)
  for (const other of [
    { language: 'en' },
    { scheme: 'light' },
    { isKnown: true },
    { path: '/courses' },
    { search: 'because=needed' },
  ] as const)
    await pages.find({ ...visitor, ...other })
  expect(render).toHaveBeenCalledTimes(6)
})

// proves X154
test('a page is at most a minute old and is refreshed in the background', async () => {
  const { pages, clock, render } = openPages()
  const first = await pages.find(visitor)
  clock.now = 19_000
  expect(await pages.find(visitor)).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)
  clock.now = 59_000
  expect(await pages.find(visitor)).toBe(first)
  await vi.waitFor(async () => expect(await pages.find(visitor)).not.toBe(first))
  expect(render).toHaveBeenCalledTimes(2)
  clock.now = 120_000
  const second = await pages.find(visitor)
  expect(render).toHaveBeenCalledTimes(3)
  expect(second?.nonce).not.toBe(first?.nonce)
})

// proves X154
test('forget discards cached pages and renders in progress', async () => {
  const { pages, render } = openPages()
  const before = pages.find(visitor)
  pages.clear()
  await before
  await pages.find(visitor)
  expect(render).toHaveBeenCalledTimes(2)
  pages.clear()
  await pages.find(visitor)
  expect(render).toHaveBeenCalledTimes(3)
})

// proves X154
test('a failing render returns undefined and is logged once', async () => {
  const { pages, clock, onFault } = openPages({ renderPage: () => Promise.reject(new Error('broken')) })
  expect(await pages.find(visitor)).toBeUndefined()
  clock.now = 70_000
  expect(await pages.find(visitor)).toBeUndefined()
  expect(onFault).toHaveBeenCalledTimes(1)
})

test('pages that require sign-in are never prerendered', async () => {
  const { pages, render } = openPages()
  expect(await pages.find({ ...visitor, path: '/admin/course' })).toBeUndefined()
  expect(render).not.toHaveBeenCalled()
})

test('the number of concurrent renders is limited', async () => {
  const { pages, render } = openPages({ renderPage: () => new Promise(() => undefined) })
  const all = Array.from({ length: 100 }, (_, id) => pages.find({ ...visitor, path: `/courses/${id}` }))
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(20))
  expect(await all.at(-1)).toBeUndefined()
})
