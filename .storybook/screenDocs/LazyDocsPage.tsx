import { Suspense, lazy } from 'react'

// Loaded lazily: tests don't need it.
const Page = lazy(async () => ({ default: (await import('./ScreenDocsPage.tsx')).ComponentDocsPage }))

/** The “Docs” tab. */
export function LazyDocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
