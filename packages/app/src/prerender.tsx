import { getDirection, languages, getLanguageTag } from '@maktab/ui/i18n/languages'
import { collectStyles } from '@maktab/ui/theme/collectStyles'
import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { createQueryClient } from './api/createQueryClient.ts'
import { storedSignedInBeforeAtom } from './preferences/cookieAtoms.ts'
import { storedSchemeAtom, readStoredScheme, loadMessagesAtom } from './preferences/languageAndSchemeAtoms.ts'
import { getPrerenderKey, cacheableQuery } from './prerendered/getPrerenderKey.ts'
import { isPrerenderedPage, chunksForPublicPage, chunksForRolePage } from './areas/pageChunks.ts'
import { ssrContext, store } from './browser/cookiesAndStore.ts'

type RenderRequest = {
  path: string
  search: string
  language: string
  scheme: 'light' | 'dark' | 'system'
  /** Whether someone signed in on this device before. */
  isKnown: boolean
  schoolName: string | undefined
  /** Handles the app’s API requests. */
  sendRequest: (request: Request) => Promise<Response>
}

type RenderedPage = {
  /** Identifies what the page was rendered for; the browser compares it with its own key. */
  key: string
  lang: string
  direction: 'ltr' | 'rtl'
  html: string
  /** The `<style>` elements, in the form that the library hydrates. */
  styles: string
  /** The query data that the page shows. */
  state: DehydratedState
  /** The modules that hydrate the page, as named in the build manifest. */
  parts: string[]
}

/** The most rounds of dependent queries; no page needs more than two. */
const MAX_ROUNDS = 4

export { isPrerenderedPage, chunksForRolePage, cacheableQuery }

let previousRender: Promise<unknown> = Promise.resolve()

/** Prerenders a public page. One at a time, because the app has a single store and API client. */
export function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const rendered = previousRender.then(() => renderNow(request))
  previousRender = rendered.catch(() => undefined)
  return rendered
}

async function renderNow({
  path,
  search,
  language,
  scheme,
  isKnown,
  schoolName,
  sendRequest: handleRequest,
}: RenderRequest): Promise<RenderedPage> {
  const knownLanguage = languages.find(({ id }) => id === language)?.id ?? 'en'
  const queryClient = createQueryClient()
  ssrContext.cookies = [`language=${knownLanguage}`, `scheme=${scheme}`, ...(isKnown ? ['known=1'] : [])].join('; ')
  ssrContext.answer = handleRequest
  ssrContext.queries = queryClient
  ssrContext.schoolName = schoolName
  store.set(storedSchemeAtom, readStoredScheme())
  store.set(storedSignedInBeforeAtom, isKnown)
  await store.set(loadMessagesAtom)
  const { html, styles } = await renderWithAnswers(path, search, queryClient)
  const state = dehydrate(queryClient)
  queryClient.clear()
  return {
    key: getPrerenderKey(path, search),
    lang: new Intl.Locale(getLanguageTag(knownLanguage)).baseName,
    direction: getDirection(knownLanguage),
    html,
    styles,
    state,
    parts: chunksForPublicPage(path, knownLanguage),
  }
}

/** Renders the page, fetches the missing queries, and repeats until none are missing. */
async function renderWithAnswers(path: string, search: string, queryClient: QueryClient, round = 1) {
  const errors: unknown[] = []
  const styles = collectStyles(
    <StrictMode>
      <App ssrPath={path} ssrSearch={search} />
    </StrictMode>,
  )
  try {
    const { prelude } = await prerender(
      styles.tree,
      // Render suspended content inline: React would insert it with a script, which the CSP forbids.
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    )
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw errors[0]
    const missing = queryClient
      .getQueryCache()
      .getAll()
      .filter(
        ({ state, options }) => state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
      )
    if (missing.length === 0 || round === MAX_ROUNDS) return { html, styles: styles.getStyleTags() }
    await Promise.all(missing.map((query) => query.fetch()))
  } finally {
    styles.stop()
  }
  return renderWithAnswers(path, search, queryClient, round + 1)
}
