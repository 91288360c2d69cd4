import type { ReactNode } from 'react'
import type { Remote } from '../../remote.ts'
import { FailedState } from '../FailedState/FailedState.tsx'

type RemoteViewProps<T> = {
  remote: Remote<T>
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Shows what is there, what is missing while it comes, or why it didn’t. */
export function RemoteView<T>({ remote, loading, children }: RemoteViewProps<T>) {
  if (remote.state === 'loading') return loading
  if (remote.state === 'failed') return <FailedState message={remote.message} onRetry={remote.retry} />
  return children(remote.data)
}
