import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPrerenderCache } from './createPrerenderCache.ts'
import { type BuildManifest, findModule, resolveChunkFiles } from './resolveChunkFiles.ts'
import type { Prerenderer } from './Prerenderer.ts'
import type { PageHead } from './readHead.ts'
import type { Visit } from './parseVisit.ts'

export type PageRenderer = Pick<ReturnType<typeof createPrerenderCache>, 'find' | 'forget'> & {
  /** The scripts of a page of the signed-in, beside those of `index.html`; none elsewhere. */
  preloadsOf: (visit: Pick<Visit, 'path' | 'language'>) => string[]
}

/** Where the app’s build puts what makes its pages: beside the files that are served, not among them. */
const PLACE = ['prerender', 'prerender.js'] as const
const MANIFEST = ['.vite', 'manifest.json'] as const

/** The pages for visitors of the app that was built into a folder; without what makes them there are none. */
export async function createPageRenderer(
  server: FastifyInstance,
  {
    folder,
    shell,
    readHead,
  }: { folder: string; shell: string; readHead: (visit: Visit) => Promise<PageHead | undefined> },
): Promise<PageRenderer> {
  const file = join(folder, ...PLACE)
  if (!existsSync(file)) {
    return { find: () => Promise.resolve(undefined), forget: () => undefined, preloadsOf: () => [] }
  }
  const onFault = (error: unknown) => server.log.error(error)
  const prerenderer = (await import(pathToFileURL(file).href)) as Prerenderer
  const manifest = JSON.parse(await readFile(join(folder, ...MANIFEST), 'utf8')) as BuildManifest
  const ask = (request: Request) => askServer(server, request)
  const loadedAlways = new Set(resolveChunkFiles(['index.html'], manifest))
  return {
    ...createPrerenderCache({ prerenderer, manifest, shell, readHead, onFault, ask }),
    preloadsOf: ({ path, language }) => {
      const modules = prerenderer.chunksForRolePage(path, language).filter((name) => findModule(name, manifest))
      return resolveChunkFiles(modules, manifest).filter((file) => !loadedAlways.has(file))
    },
  }
}

/** The app’s own calls, as anybody could make them: nobody is signed in. */
async function askServer(server: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await server.inject({
    method: 'GET',
    url: pathname + search,
    headers: { 'accept-language': request.headers.get('accept-language') ?? 'en' },
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  })
}
