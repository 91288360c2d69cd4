import type { Invitation } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'

export type InviteProps = {
  /** Issues a new invitation; undefined if that failed. Undefined if the backend has no invitations (decision 16). */
  onInvite: ((id: number) => Promise<Invitation | undefined>) | undefined
}

type AwaitsPasswordNoticeProps = InviteProps & {
  person: { id: number; name: string; awaitsPassword?: boolean | undefined }
}

/** Says that a person has no password yet and issues a new invitation; renders nothing once they have one. */
export function AwaitsPasswordNotice({ person, onInvite }: AwaitsPasswordNoticeProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  if (!person.awaitsPassword || !onInvite) return null
  const invite = async () => {
    setIsPending(true)
    setInvitation(await onInvite(person.id))
    setIsPending(false)
  }
  return (
    <>
      <Notice
        tone="info"
        title={t`No password yet`}
        action={
          <Button size="sm" isPending={isPending} onPress={() => void invite()}>
            <Trans>New invitation link</Trans>
          </Button>
        }
      >
        <Trans>
          <Bdi>{person.name}</Bdi> can sign in once they’ve set a password with their invitation.
        </Trans>
      </Notice>
      <InvitationDialog invitation={invitation} name={person.name} onClose={() => setInvitation(undefined)} />
    </>
  )
}
