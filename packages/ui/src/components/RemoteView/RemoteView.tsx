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
  /** Whether the stale data is a list. */
  isList: boolean
}

/** Shown above data that couldn't be refreshed and may be stale (decision 50). */
export function StaleDataBanner({ stale, isList }: StaleDataBannerProps) {
  if (!stale) return null
  return (
    <Root>
      <Notice tone="warning" action={<RetryButton stale={stale} />}>
        {isList ? <Trans>This list may be out of date.</Trans> : <Trans>This may be out of date.</Trans>}
      </Notice>
    </Root>
  )
}

/** Retries loading. `slot={null}` keeps it separate from the buttons of a surrounding field. */
export function RetryButton({ stale }: { stale: StaleState }) {
  return (
    <Button slot={null} size="sm" isPending={stale.isRefetching} onPress={stale.retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

type RemoteViewProps<T> = {
  remote: Remote<T>
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Renders remote data, with a banner if it is stale, a placeholder while it loads, or the error. */
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
