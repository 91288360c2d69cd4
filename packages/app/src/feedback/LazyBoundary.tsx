import { ChunkLoadError } from '@maktab/ui/layouts/Page/ChunkLoadError'
import { type ReactNode, Suspense } from 'react'
import { isOnline } from '#browser/isLineWhole.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type PartBoundaryProps = {
  /** Shown while the code of the part loads. */
  fallback: ReactNode
  children: ReactNode
}

/** Around a lazy part of a page: where its code can’t be loaded, the page stays, and says so. */
export function LazyBoundary({ fallback, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={<ChunkLoadError onRetry={reloadWhenOnline} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** A browser may keep code that failed to load as failed until the page is loaded again. A form keeps a draft, or asks first. */
async function reloadWhenOnline(): Promise<void> {
  if (await isOnline()) window.location.reload()
}
