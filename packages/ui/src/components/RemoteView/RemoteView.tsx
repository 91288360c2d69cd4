import type { ReactNode } from 'react'
import type { Remote } from '#remote.ts'
import { StaleDataBanner } from '../StaleDataBanner/StaleDataBanner.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'

type RemoteViewProps<T> = {
  remote: Remote<T>
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Shows what is there, and whether it may be old; what is missing while it comes; or why it didn’t come. */
export function RemoteView<T>({ remote, loading, children }: RemoteViewProps<T>) {
  if (remote.state === 'loading') return loading
  if (remote.state === 'failed') return <ErrorState message={remote.message} onRetry={remote.retry} />
  return (
    <>
      <StaleDataBanner stale={remote.stale} isList={Array.isArray(remote.data)} />
      {children(remote.data)}
    </>
  )
}
