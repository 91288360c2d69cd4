import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

/** A class without timings can’t be changed: the call has to name one (decision 23). */
export function NoTimingsNotice({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="warning"
      title={t`Invalid class timing ID`}
      action={
        <Button size="sm" autoFocus onPress={onBack}>
          <Trans>All classes</Trans>
        </Button>
      }
    >
      <Trans>
        This class has no timings, and a change has to name one. Ask its teacher to create the class anew with a time,
        then delete this one.
      </Trans>
    </Notice>
  )
}
