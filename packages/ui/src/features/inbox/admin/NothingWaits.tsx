import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { EmptyInbox } from './InboxScreen.styles.ts'
import { useAutoFocus } from './useAutoFocus.ts'

/** Stands where the list stood; whoever decided the last one arrives here. */
export function InboxEmptyState({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useLingui()
  const place = useAutoFocus<HTMLDivElement>(takesFocus)
  return (
    <EmptyInbox ref={place} tabIndex={-1}>
      <EmptyState scene="reports" title={t`Nothing waits`}>
        <Trans>Applications, payments and whatever else needs an administrator stand here as they come.</Trans>
      </EmptyState>
    </EmptyInbox>
  )
}
