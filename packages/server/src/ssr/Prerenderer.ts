import type { Visit } from './parseVisit.ts'

export type RenderedPage = {
  /** What the page was made for, as the app in the browser will say it. */
  key: string
  lang: string
  direction: 'ltr' | 'rtl'
  html: string
  /** Elements of styles, with nothing in them but what the app itself brings. */
  styles: string
  /** The answers that the page shows. */
  state: object
  /** What it is gone on with, as the manifest of the build calls it. */
  parts: string[]
}

/** What the app’s own build gives to whoever makes its pages beforehand (`packages/app/src/prerender.tsx`). */
export type Prerenderer = {
  isPrerenderedPage: (path: string) => boolean
  /** The modules of a signed-in page, by the end of their names in the build manifest; some may not be built. */
  chunksForRolePage: (path: string, language: Visit['language']) => string[]
  cacheableQuery: (search: string) => string
  renderPage: (
    visit: Visit & { schoolName: string | undefined; ask: (request: Request) => Promise<Response> },
  ) => Promise<RenderedPage>
}
