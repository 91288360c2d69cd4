import { Suspense, lazy } from 'react'

// Fetched only where it is read: a story that runs as a test needs none of it.
const Page = lazy(async () => ({ default: (await import('./ScreenPage.tsx')).PageOf }))

/** What stands under “Docs”. */
export function DocsOf() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
