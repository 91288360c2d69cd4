import { assemblePage } from './assemblePage.ts'
import { createPageCache } from './createPageCache.ts'
import { type BuildManifest, resolveChunkFiles } from './resolveChunkFiles.ts'
import { type PrerenderedPage, preparePage } from './PrerenderedPage.ts'
import type { Prerenderer } from './Prerenderer.ts'
import type { PageHead } from './readHead.ts'
import type { Visit } from './parseVisit.ts'
import { resolveOrTimeout } from './inTime.ts'

/** No page is older, whatever was changed and by whom. */
const MAX_AGE_MILLISECONDS = 60_000
/** An older one is sent once more, while its successor is made. */
const FRESH_MILLISECONDS = 20_000
/** Whoever comes while many are being made gets the page that makes itself in the browser. */
const MAX_CONCURRENT = 20
const MAX_BYTES = 64 * 1024 * 1024
const TIMEOUT_MILLISECONDS = 3000

type PrerenderOptions = {
  prerenderer: Pick<Prerenderer, 'isPrerenderedPage' | 'cacheableQuery' | 'renderPage'>
  /** What the build consists of. */
  manifest: BuildManifest
  shell: string
  ask: (request: Request) => Promise<Response>
  readHead: (visit: Visit) => Promise<PageHead | undefined>
  onFault: (error: unknown) => void
  now?: () => number
}

type Pages = {
  /** The page of a visit; undefined where it isn’t made beforehand, or couldn’t be. */
  find: (visit: Visit) => Promise<PrerenderedPage | undefined>
  /** What the pages show has been changed. */
  forget: () => void
}

/** The pages for visitors, each made when it is asked for and kept for a minute at most. */
export function createPrerenderCache({
  prerenderer,
  manifest,
  shell,
  ask,
  readHead,
  onFault,
  now = () => performance.now(),
}: PrerenderOptions): Pages {
  const kept = createPageCache({ now, oldestMilliseconds: MAX_AGE_MILLISECONDS, mostBytes: MAX_BYTES })
  const coming = new Map<string, Promise<PrerenderedPage | undefined>>()
  let hasFailed = false

  const answer = async (request: Request) => {
    const response = await resolveOrTimeout(TIMEOUT_MILLISECONDS, ask(request))
    if (!response) throw new Error(`${request.url} wasn’t answered in time.`)
    return response
  }
  const make = async (visit: Visit) => {
    const head = await readHead(visit)
    const rendered = await prerenderer.renderPage({ ...visit, ask: answer, schoolName: head?.schoolName })
    const files = resolveChunkFiles(rendered.parts, manifest)
    const page = assemblePage({ shell, rendered, files, head: head?.tags ?? '', scheme: visit.scheme })
    return preparePage(page, { ...rendered, shell })
  }
  const tryTo = async (visit: Visit) => {
    try {
      const page = await make(visit)
      hasFailed = false
      return page
    } catch (error) {
      // Once, not for each visitor: the page works without, and only comes later.
      if (!hasFailed) onFault(error)
      hasFailed = true
      return undefined
    }
  }
  const begin = (key: string, visit: Visit): Promise<PrerenderedPage | undefined> => {
    const at = now()
    const made = tryTo(visit).then((page) => {
      // What was changed meanwhile may not be in it.
      if (coming.get(key) !== made) return page
      coming.delete(key)
      kept.set(key, { at, page })
      return page
    })
    coming.set(key, made)
    return made
  }
  return {
    find: async (given) => {
      if (!prerenderer.isPrerenderedPage(given.path)) return undefined
      const visit = { ...given, search: prerenderer.cacheableQuery(given.search) }
      const key = JSON.stringify(visit)
      const known = kept.get(key)
      const age = known ? now() - known.at : Infinity
      if (age < FRESH_MILLISECONDS) return known?.page
      const next = coming.get(key) ?? (coming.size < MAX_CONCURRENT ? begin(key, visit) : undefined)
      if (age < MAX_AGE_MILLISECONDS) return known?.page
      return next && resolveOrTimeout(TIMEOUT_MILLISECONDS, next)
    },
    forget: () => {
      kept.clear()
      coming.clear()
    },
  }
}
