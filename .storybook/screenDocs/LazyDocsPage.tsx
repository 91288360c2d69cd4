import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense, lazy } from 'react'

// Loaded lazily: tests don't need them.
const Container = lazy(async () => ({ default: (await import('./ThemedDocsContainer.tsx')).ThemedDocsContainer }))
const Page = lazy(async () => ({ default: (await import('./ScreenDocsPage.tsx')).ComponentDocsPage }))

/** The “Docs” tab. */
export function LazyDocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}

/** What surrounds every docs page. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  )
}
