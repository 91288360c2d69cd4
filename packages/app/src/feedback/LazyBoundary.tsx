import { ChunkLoadError } from '@maktab/ui/layouts/Page/ChunkLoadError'
import { type ReactNode, Suspense } from 'react'
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

/** Whether the school answers, and whoever has the code that the page has asked for. */
async function isOnline(): Promise<boolean> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
  const answers = [window.location.href, ...code].map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' }))
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled')
}
