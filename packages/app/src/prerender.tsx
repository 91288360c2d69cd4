import { getDirection, languages, getLanguageTag } from '@maktab/ui/i18n/languages'
import { collectStyles } from '@maktab/ui/theme/collectStyles'
import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { createQueryClient } from './api/createQueryClient.ts'
import { storedSignedInBeforeAtom } from './preferences/cookieAtoms.ts'
import { storedSchemeAtom, readStoredScheme, loadMessagesAtom } from './preferences/preferences.ts'
import { getPrerenderKey, cacheableQuery } from './prerendered/getPrerenderKey.ts'
import { isPrerenderedPage, chunksFor, chunksForRolePage } from './areas/chunksFor.ts'
import { ssrContext, store } from './browser/environment.ts'

type PageRequest = {
  path: string
  search: string
  language: string
  scheme: 'light' | 'dark' | 'system'
  /** Whether somebody was signed in here before. */
  isKnown: boolean
  schoolName: string | undefined
  /** Answers the app’s own calls. */
  ask: (request: Request) => Promise<Response>
}

type RenderedPage = {
  /** What the page was made for, as the app in the browser will say it. */
  key: string
  lang: string
  direction: 'ltr' | 'rtl'
  html: string
  /** Elements of styles, as the library knows them again. */
  styles: string
  /** The answers that the page shows. */
  state: DehydratedState
  /** What it is gone on with, as the manifest of the build calls it. */
  parts: string[]
}

/** What is asked for only once something is known of what was asked before; more than two in a row no page has. */
const MAX_ROUNDS = 4

export { isPrerenderedPage, chunksForRolePage, cacheableQuery }

let last: Promise<unknown> = Promise.resolve()

/** Makes a page for visitors. One after the other: the app has one store, and one way for its calls. */
export function renderPage(request: PageRequest): Promise<RenderedPage> {
  const made = last.then(() => make(request))
  last = made.catch(() => undefined)
  return made
}

async function make({ path, search, language, scheme, isKnown, schoolName, ask }: PageRequest): Promise<RenderedPage> {
  const known = languages.find(({ id }) => id === language)?.id ?? 'en'
  const queries = createQueryClient()
  ssrContext.cookies = [`language=${known}`, `scheme=${scheme}`, ...(isKnown ? ['known=1'] : [])].join('; ')
  ssrContext.answer = ask
  ssrContext.queries = queries
  ssrContext.schoolName = schoolName
  store.set(storedSchemeAtom, readStoredScheme())
  store.set(storedSignedInBeforeAtom, isKnown)
  await store.set(loadMessagesAtom)
  const { html, styles } = await renderWithAnswers(path, search, queries)
  const state = dehydrate(queries)
  queries.clear()
  return {
    key: getPrerenderKey(path, search),
    lang: new Intl.Locale(getLanguageTag(known)).baseName,
    direction: getDirection(known),
    html,
    styles,
    state,
    parts: chunksFor(path, known),
  }
}

/** Draws the page, asks for what it lacks, and draws it again until it lacks nothing. */
async function renderWithAnswers(path: string, search: string, queries: QueryClient, round = 1) {
  const faults: unknown[] = []
  const styles = collectStyles(
    <StrictMode>
      <App ssrPath={path} ssrSearch={search} />
    </StrictMode>,
  )
  try {
    const { prelude } = await prerender(
      styles.tree,
      // What comes late is part of the page, and not put in by a script, which the page’s policy would forbid.
      { progressiveChunkSize: Infinity, onError: (error) => void faults.push(error) },
    )
    const html = await new Response(prelude).text()
    if (faults.length > 0) throw faults[0]
    const missing = queries
      .getQueryCache()
      .getAll()
      .filter(
        ({ state, options }) => state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
      )
    if (missing.length === 0 || round === MAX_ROUNDS) return { html, styles: styles.read() }
    await Promise.all(missing.map((query) => query.fetch()))
  } finally {
    styles.end()
  }
  return renderWithAnswers(path, search, queries, round + 1)
}
