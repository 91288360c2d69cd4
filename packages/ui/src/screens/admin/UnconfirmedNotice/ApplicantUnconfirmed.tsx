import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { type ConfirmingEmail, UnconfirmedNotice } from './UnconfirmedNotice.tsx'

/** That nobody knows yet whether mails reach who applied; whoever has credentials counts as confirmed (decision 204). */
export function ApplicantUnconfirmed({ teacher, onConfirmEmail }: ConfirmingEmail & { teacher: Teacher }) {
  return (
    <UnconfirmedNotice person={teacher} onConfirmEmail={onConfirmEmail}>
      <Trans>
        The link of the mail wasn’t used yet, so mails may not reach the teacher. Whoever is given credentials counts as
        confirmed.
      </Trans>
    </UnconfirmedNotice>
  )
}
