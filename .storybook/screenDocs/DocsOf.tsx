import { Suspense, lazy } from 'react'

// Loaded lazily: tests don't need it.
const Page = lazy(async () => ({ default: (await import('./ScreenPage.tsx')).PageOf }))

/** The “Docs” tab. */
export function DocsOf() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
