import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Nothing } from './InboxScreen.styles.ts'
import { useTakenFocus } from './useTakenFocus.ts'

/** Stands where the list stood; whoever decided the last one arrives here. */
export function NothingWaits({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useLingui()
  const place = useTakenFocus<HTMLDivElement>(takesFocus)
  return (
    <Nothing ref={place} tabIndex={-1}>
      <EmptyState kind="reports" title={t`Nothing waits`}>
        <Trans>Applications, payments and whatever else needs an administrator stand here as they come.</Trans>
      </EmptyState>
    </Nothing>
  )
}
