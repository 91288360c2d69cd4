import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from './UnconfirmedEmailNotice.tsx'

/** That nobody knows yet whether mails reach who applied; whoever has credentials counts as confirmed (decision 204). */
export function UnconfirmedApplicantNotice({ teacher, onConfirmEmail }: ConfirmEmailProps & { teacher: Teacher }) {
  return (
    <UnconfirmedEmailNotice person={teacher} onConfirmEmail={onConfirmEmail}>
      <Trans>
        The link of the mail wasn’t used yet, so mails may not reach the teacher. Whoever is given credentials counts as
        confirmed.
      </Trans>
    </UnconfirmedEmailNotice>
  )
}
