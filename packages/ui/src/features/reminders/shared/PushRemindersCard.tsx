import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type PushReminders = { isOn: boolean; onChange: (isOn: boolean) => Promise<SubmitResult> }

/** Whether reminders are shown on the device that one holds, besides their mails. */
export function PushRemindersCard({ isOn, onChange }: PushReminders) {
  const [refusal, setRefusal] = useState('')
  const [isChanging, setIsChanging] = useState(false)
  const change = async (wanted: boolean) => {
    setIsChanging(true)
    const outcome = await onChange(wanted)
    setRefusal(outcome.state === 'refused' ? outcome.message : '')
    setIsChanging(false)
  }
  return (
    <Card>
      <Stack>
        <Toggle
          isSelected={isOn}
          isReadOnly={isChanging}
          onChange={(wanted) => void change(wanted)}
          description={<Trans>They come by mail all the same. Whoever signs out here sees no more of them.</Trans>}
        >
          <Trans>Show reminders on this device</Trans>
        </Toggle>
        {refusal !== '' && <Notice tone="danger">{refusal}</Notice>}
      </Stack>
    </Card>
  )
}
