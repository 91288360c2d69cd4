import { expect, test, vi } from 'vitest'
import { createPrerenderCache } from './createPrerenderCache.ts'
import type { Prerenderer, RenderedPage } from './PrerenderedPage.ts'
import type { Visit } from './parseVisit.ts'

const SHELL =
  '<html lang="en" dir="ltr"><head><title>Maktab</title><style>@font-face{}</style>' +
  '<script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/libraries.js"></head>' +
  '<body><noscript>Needs script.</noscript><div id="root"></div></body></html>'
const visitor: Visit = { path: '/', search: '', language: 'ur', scheme: 'dark', isKnown: false }
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
  const draw = vi.fn<Prerenderer['renderPage']>(renderPage)
  const pages = createPrerenderCache({
    prerenderer: {
      isPrerenderedPage: (path) => !path.startsWith('/admin'),
      cacheableQuery: (search) => (search.startsWith('because=') ? search : ''),
      renderPage: draw,
    },
    manifest,
    shell: SHELL,
    ask: () => Promise.resolve(Response.json({})),
    readHead: () => Promise.resolve({ schoolName: 'The school', tags: '<title>The school $& </title>' }),
    onFault,
    now: () => clock.now,
  })
  return { pages, clock, onFault, draw }
}

const textOf = async (page: Awaited<ReturnType<ReturnType<typeof createPrerenderCache>['find']>>) =>
  page?.bodies.identity.toString() ?? ''

test('a page is put together of what was drawn, in the language and the colours of who asks', async () => {
  const { pages, draw } = openPages()
  const page = await textOf(await pages.find(visitor))
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ ...visitor, schoolName: 'The school' }))
  expect(page).toContain('<html lang="ur-PK" dir="rtl" data-scheme="dark" data-unpainted>')
  expect(page).toContain('<div id="root" data-page="[&quot;/&quot;] &quot;ur&quot;"><form style=')
  expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>The school $& </title>'])
  expect(page).not.toContain('noscript')
})

test('the files of the app are named, the one that begins first, and none holds up what is seen', async () => {
  const { pages } = openPages()
  const page = await textOf(await pages.find(visitor))
  expect([...page.matchAll(/<link ([^>]*) \/>/g)].map(([, link]) => link)).toEqual([
    'rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2"',
  ])
  expect(page).toContain('<script type="application/json" id="files">["/assets/index.js","/assets/page.js"]</script>')
  expect(page).not.toContain('type="module"')
})

test('no text among the answers can end their block', async () => {
  const { pages } = openPages()
  const page = await textOf(await pages.find(visitor))
  const [, block = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(page) ?? []
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual(rendered.state)
})

test('the styles of the page are named one by one, those of single elements too', async () => {
  const { pages } = openPages()
  const made = await pages.find(visitor)
  const { hash } = await import('node:crypto')
  const nameOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  expect(made?.styles).toEqual([
    nameOf('@font-face{}'),
    nameOf('.a{color:red}'),
    "'unsafe-hashes'",
    nameOf('color:red;font:"a"'),
  ])
})

test('a page is drawn once for all who would see the same, whatever else stands in its address', async () => {
  const { pages, draw } = openPages()
  await Promise.all([pages.find(visitor), pages.find({ ...visitor, search: 'utm_source=x' }), pages.find(visitor)])
  expect(draw).toHaveBeenCalledTimes(1)
  for (const other of [
    { language: 'en' },
    { scheme: 'light' },
    { isKnown: true },
    { path: '/courses' },
    { search: 'because=needed' },
  ] as const)
    await pages.find({ ...visitor, ...other })
  expect(draw).toHaveBeenCalledTimes(6)
})

// proves X154
test('no page is older than a minute, and none who asks waits before that', async () => {
  const { pages, clock, draw } = openPages()
  const first = await pages.find(visitor)
  clock.now = 19_000
  expect(await pages.find(visitor)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
  clock.now = 59_000
  expect(await pages.find(visitor)).toBe(first)
  await vi.waitFor(async () => expect(await pages.find(visitor)).not.toBe(first))
  expect(draw).toHaveBeenCalledTimes(2)
  clock.now = 120_000
  const second = await pages.find(visitor)
  expect(draw).toHaveBeenCalledTimes(3)
  expect(second?.nonce).not.toBe(first?.nonce)
})

// proves X154
test('what is changed is shown at once, also by a page that was being drawn', async () => {
  const { pages, draw } = openPages()
  const before = pages.find(visitor)
  pages.forget()
  await before
  await pages.find(visitor)
  expect(draw).toHaveBeenCalledTimes(2)
  pages.forget()
  await pages.find(visitor)
  expect(draw).toHaveBeenCalledTimes(3)
})

// proves X154
test('a page that can’t be drawn takes nothing down, and is told of once', async () => {
  const { pages, clock, onFault } = openPages({ renderPage: () => Promise.reject(new Error('broken')) })
  expect(await pages.find(visitor)).toBeUndefined()
  clock.now = 70_000
  expect(await pages.find(visitor)).toBeUndefined()
  expect(onFault).toHaveBeenCalledTimes(1)
})

test('pages of the signed-in are never drawn', async () => {
  const { pages, draw } = openPages()
  expect(await pages.find({ ...visitor, path: '/admin/course' })).toBeUndefined()
  expect(draw).not.toHaveBeenCalled()
})

test('of however many are asked for at once only some are drawn', async () => {
  const { pages, draw } = openPages({ renderPage: () => new Promise(() => undefined) })
  const all = Array.from({ length: 100 }, (_, id) => pages.find({ ...visitor, path: `/courses/${id}` }))
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(20))
  expect(await all.at(-1)).toBeUndefined()
})
