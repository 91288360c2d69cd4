import type { Student } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from './UnconfirmedEmailNotice.tsx'

/** That a student sees nothing of the school yet, as their e-mail isn’t confirmed. */
export function UnconfirmedStudentNotice({ student, onConfirmEmail }: ConfirmEmailProps & { student: Student }) {
  return (
    <UnconfirmedEmailNotice person={student} onConfirmEmail={onConfirmEmail}>
      <Trans>Until the link of the mail is used, the student sees nothing of their courses and classes.</Trans>
    </UnconfirmedEmailNotice>
  )
}
