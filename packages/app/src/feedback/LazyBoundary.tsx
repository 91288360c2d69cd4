import { ChunkLoadError } from '@maktab/ui/layouts/Page/ChunkLoadError'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Wraps a lazily loaded part of a page: if its code fails to load, the rest of the page stays and shows an error. */
export function LazyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<ChunkLoadError onRetry={reloadWhenOnline} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Browsers may cache a failed import until the page is reloaded. A form keeps a draft or asks first. */
async function reloadWhenOnline(): Promise<void> {
  if (await isOnline()) window.location.reload()
}

/** Whether the server and the host of the scripts respond. */
async function isOnline(): Promise<boolean> {
  const scriptUrls = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
  const responses = [window.location.href, ...scriptUrls].map((url) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }),
  )
  return (await Promise.allSettled(responses)).every(({ status }) => status === 'fulfilled')
}
