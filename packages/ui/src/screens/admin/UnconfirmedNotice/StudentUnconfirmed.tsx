import type { Student } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { type ConfirmingEmail, UnconfirmedNotice } from './UnconfirmedNotice.tsx'

/** That a student sees nothing of the school yet, as their e-mail isn’t confirmed. */
export function StudentUnconfirmed({ student, onConfirmEmail }: ConfirmingEmail & { student: Student }) {
  return (
    <UnconfirmedNotice person={student} onConfirmEmail={onConfirmEmail}>
      <Trans>Until the link of the mail is used, the student sees nothing of their courses and classes.</Trans>
    </UnconfirmedNotice>
  )
}
