import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type ConfirmEmailProps = {
  /** Confirms the email on the person’s behalf; undefined if the school requires no confirmation. */
  onConfirmEmail: ((id: number) => Promise<SubmitResult>) | undefined
}

type UnconfirmedEmailNoticeProps = ConfirmEmailProps & {
  person: { id: number; emailConfirmed?: boolean | undefined }
  /** Consequences of the unconfirmed email. */
  children: ReactNode
}

/** Says that an email is unconfirmed and lets an admin confirm it without the link; renders nothing once confirmed. */
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
          <Trans>Mark as confirmed</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
