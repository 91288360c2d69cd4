import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type ConfirmEmailProps = {
  /** Lets the e-mail count as theirs; not there where nobody waits for that. */
  onConfirmEmail: ((id: number) => Promise<SubmitResult>) | undefined
}

type UnconfirmedEmailNoticeProps = ConfirmEmailProps & {
  person: { id: number; emailConfirmed?: boolean | undefined }
  /** What follows from it. */
  children: ReactNode
}

/** That an e-mail waits to be confirmed, and the way to let it count without the link; nothing where it counts. */
export function UnconfirmedEmailNotice({ person, onConfirmEmail, children }: UnconfirmedEmailNoticeProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  if (person.emailConfirmed !== false || !onConfirmEmail) return null
  const confirm = async () => {
    setIsPending(true)
    await onConfirmEmail(person.id)
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
      {children}
    </Notice>
  )
}
