import { createBrowserMock, respondWithPicture } from './createBrowserMock.ts'
import type { MessageToPage, MessageToWorker, PageOverrides } from './messages.ts'
import { parseOperations } from './serializeOperations.ts'

// TypeScript has the types of workers only instead of those of pages.
type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  respondWith: (response: Response | Promise<Response>) => void
}
type Client = { postMessage: (message: unknown, transfer: Transferable[]) => void }
type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent; message: MessageEvent }
type Worker = {
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void
}

/** The result of `serializeOperations`, defined by the build. */
declare const CONTRACT_OPERATIONS: string
/** A text that only the pages of the demo contain, defined by the build. */
declare const DEMO_MARK: string

const worker = globalThis as unknown as Worker
const mock = createBrowserMock(parseOperations(CONTRACT_OPERATIONS))
const NO_PAGE: PageOverrides = { address: '', cookie: '', id: '' }
const PAGE_TIMEOUT_MILLISECONDS = 5000

/** Set once the host serves another app, such as the real one on the same port of a developer’s machine. */
let isRetired = false

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', ({ data, ports: [port] }) => {
  const message = data as MessageToWorker
  if (message.type === 'claim') void worker.clients.claim()
  else if (message.type === 'connect') port?.postMessage(mock.connect(message.overrides))
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { origin, pathname } = new URL(request.url)
  if (isRetired || origin !== location.origin) return
  if (/^\/api(\/|$)/.test(pathname)) event.respondWith(respond(request, clientId))
  else if (pathname.startsWith('/uploads/')) event.respondWith(respondWithPicture(request))
  // The last segment of a file has an extension.
  else if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) event.respondWith(openPage(request))
})

async function respond(request: Request, clientId: string): Promise<Response> {
  return mock.respond(request, await readPageOverrides(clientId))
}

/** Asks the page for its overrides, because the browser may stop and restart the worker at any time. */
async function readPageOverrides(clientId: string): Promise<PageOverrides> {
  const page = await worker.clients.get(clientId)
  if (!page) return NO_PAGE
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as PageOverrides))
    port1.start()
    setTimeout(() => resolve(NO_PAGE), PAGE_TIMEOUT_MILLISECONDS)
    page.postMessage({ type: 'overrides' } satisfies MessageToPage, [port2])
  })
}

/** Opens the app’s page at any address, which a plain host can’t. */
async function openPage(request: Request): Promise<Response> {
  const page = await fetch('/', { cache: 'no-cache' })
  const html = await page.text()
  // A redirected response can’t open a page, so make a new one.
  if (!page.ok || html.includes(DEMO_MARK)) return new Response(html, { status: page.status, headers: page.headers })
  isRetired = true
  await worker.registration.unregister()
  return fetch(request)
}
