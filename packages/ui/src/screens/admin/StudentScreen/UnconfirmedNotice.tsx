import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Outcome } from '#outcome.ts'

type UnconfirmedNoticeProps = {
  student: Student
  onConfirmEmail: (id: number) => Promise<Outcome>
}

/** That an e-mail waits to be confirmed, and the way to let it count without the link; nothing where it counts. */
export function UnconfirmedNotice({ student, onConfirmEmail }: UnconfirmedNoticeProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  if (student.emailConfirmed !== false) return null
  const confirm = async () => {
    setIsPending(true)
    await onConfirmEmail(student.id)
    setIsPending(false)
  }
  return (
    <Notice
      tone="warning"
      title={t`Email not confirmed yet`}
      action={
        <Button size="sm" isPending={isPending} onPress={() => void confirm()}>
          <Trans>Confirm by hand</Trans>
        </Button>
      }
    >
      <Trans>Until the link of the mail is used, the student sees nothing of their courses and classes.</Trans>
    </Notice>
  )
}
