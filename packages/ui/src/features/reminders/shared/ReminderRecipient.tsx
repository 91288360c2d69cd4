import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/useAsyncAction.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** Where the reminders go, which nobody changes here, and a way to see that they arrive. */
export function ReminderRecipient({
  email,
  onTestReminder,
}: {
  email: string
  onTestReminder: () => Promise<SubmitResult>
}) {
  const { t } = useLingui()
  const { isPending, error, attempt } = useAsyncAction(email)
  return (
    <>
      <Inline gap="medium" justify="space-between">
        <Text breaksWords>
          <Trans>
            They are sent to{' '}
            <Bdi>
              <Masked kind="email">{email}</Masked>
            </Bdi>
          </Trans>
        </Text>
        <Button
          size="sm"
          icon={<Send aria-hidden />}
          isPending={isPending}
          pendingLabel={t`Sending…`}
          onPress={() => void attempt(onTestReminder)}
        >
          <Trans>Send me a test</Trans>
        </Button>
      </Inline>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}
