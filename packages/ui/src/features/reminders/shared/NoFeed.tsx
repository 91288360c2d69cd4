import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/useAsyncAction.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** There is no address yet. */
export function NoFeed({ onCreateFeed }: { onCreateFeed: () => Promise<SubmitResult> }) {
  const { t } = useLingui()
  const { isPending, error, attempt } = useAsyncAction('address')
  return (
    <>
      <Inline gap="medium" align="stretch">
        <Button
          variant="primary"
          icon={<CalendarPlus aria-hidden />}
          isPending={isPending}
          pendingLabel={t`Creating…`}
          onPress={() => void attempt(onCreateFeed)}
        >
          <Trans>Create an address</Trans>
        </Button>
      </Inline>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}
