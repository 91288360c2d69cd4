import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { StaleState, Remote } from '#remote.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import type { ReactNode } from 'react'
import { ErrorState } from '../EmptyState/EmptyState.tsx'

const Root = styled.div`
  @media print {
    display: none;
  }
`

type StaleDataBannerProps = {
  stale: StaleState | undefined
  /** Whether it is a list that it stands above. */
  isList: boolean
}

/** Stands above what could not be read again: what is there stays, and may be old (decision 50). */
export function StaleDataBanner({ stale, isList }: StaleDataBannerProps) {
  if (!stale) return null
  return (
    <Root>
      <Notice tone="warning" action={<RetryButton doubt={stale} />}>
        {isList ? <Trans>This list may be old.</Trans> : <Trans>What stands here may be old.</Trans>}
      </Notice>
    </Root>
  )
}

/** Asks once more for what could not be read again; in a field too, whose own buttons it is none of. */
export function RetryButton({ doubt }: { doubt: StaleState }) {
  return (
    <Button slot={null} size="sm" isPending={doubt.isRefetching} onPress={doubt.retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

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
