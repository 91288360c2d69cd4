import type { Act } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** One sentence on an action and the user who took it. */
export function AuditEntryText({ act }: { act: Act }) {
  const { locale } = useLocale()
  const who = <Who act={act} />
  const what = <Bdi>{act.what}</Bdi>
  const day = <Bdi>{act.day && formatIsoDay(act.day, locale)}</Bdi>
  const money = act.amount !== undefined && <Bdi>{formatMoney(act.amount, act.currency)}</Bdi>
  const sentences: Record<Act['kind'], ReactNode> = {
    approveTeacher: <Trans>Approved by {who}</Trans>,
    refuseTeacher: <Trans>Application rejected by {who}</Trans>,
    blockTeacher: <Trans>Blocked by {who}</Trans>,
    letTeacherIn: <Trans>Unblocked by {who}</Trans>,
    hideProfile: <Trans>Public profile hidden by {who}</Trans>,
    showProfile: <Trans>Public profile no longer hidden, by {who}</Trans>,
    giveCredentials: <Trans>Login credentials updated by {who}</Trans>,
    giveId: <Trans>ID assigned by {who}</Trans>,
    create: <Trans>Added by {who}</Trans>,
    edit: <Trans>Edited by {who}</Trans>,
    invite: <Trans>Invitation link created by {who}</Trans>,
    import: <Trans>Imported by {who}</Trans>,
    confirmEmail: <Trans>Email confirmed by {who}</Trans>,
    approvePayment: <Trans>Payment approved by {who}</Trans>,
    rejectPayment: <Trans>Payment rejected by {who}</Trans>,
    reopenPayment: <Trans>Decision undone by {who}</Trans>,
    waiveFee: <Trans>Fee waived by {who}</Trans>,
    endFees: <Trans>Monthly fees stopped by {who}</Trans>,
    correctToPaid: <Trans>Corrected to approved by {who}</Trans>,
    correctToRejected: <Trans>Corrected to rejected by {who}</Trans>,
    correctToReview: <Trans>Reopened for review by {who}</Trans>,
    recordPayment: money ? (
      <Trans>
        Payment of {money} recorded by {who}
      </Trans>
    ) : (
      <Trans>Payment recorded by {who}</Trans>
    ),
    recordRefund: money ? (
      <Trans>
        Refund of {money} recorded by {who}
      </Trans>
    ) : (
      <Trans>Refund recorded by {who}</Trans>
    ),
    voidEntry: money ? (
      <Trans>
        Entry of {money} voided by {who}
      </Trans>
    ) : (
      <Trans>Entry voided by {who}</Trans>
    ),
    assignCourse: (
      <Trans>
        {what} assigned by {who}
      </Trans>
    ),
    removeCourse: (
      <Trans>
        {what} removed by {who}
      </Trans>
    ),
    cancelLesson: (
      <Trans>
        Lesson on {day} cancelled by {who}
      </Trans>
    ),
    cancelLessons: (
      <Trans>
        Lessons from {day} onward cancelled by {who}
      </Trans>
    ),
    moveLesson: (
      <Trans>
        Lesson on {day} moved by {who}
      </Trans>
    ),
    moveLessons: (
      <Trans>
        Lessons from {day} onward moved by {who}
      </Trans>
    ),
    restoreLesson: (
      <Trans>
        Lesson on {day} restored by {who}
      </Trans>
    ),
    undoLessons: (
      <Trans>
        Lesson change on {day} undone by {who}
      </Trans>
    ),
    excuseLesson: (
      <Trans>
        Excused from {what} on {day} by {who}
      </Trans>
    ),
    withdrawExcuse: (
      <Trans>
        Excuse for {what} on {day} withdrawn by {who}
      </Trans>
    ),
    savePractice: (
      <Trans>
        Practice of {day} saved by {who}
      </Trans>
    ),
    giveDiscount: (
      <Trans>
        Discount {what} created by {who}
      </Trans>
    ),
    changeDiscount: (
      <Trans>
        Discount {what} changed by {who}
      </Trans>
    ),
    endDiscount: (
      <Trans>
        Discount {what} ended by {who}
      </Trans>
    ),
    arrangeTrial: (
      <Trans>
        Trial lesson on {day} arranged by {who}
      </Trans>
    ),
    declineTrial: <Trans>Trial lesson rejected by {who}</Trans>,
    noteTrialOutcome: <Trans>Outcome of the trial lesson recorded by {who}</Trans>,
    messageByWhatsApp: <Trans>WhatsApp message opened by {who}</Trans>,
    messageByEmail: <Trans>Email opened by {who}</Trans>,
    delete: <DeletionSentence act={act} who={who} day={day} />,
    erase: <Trans>Erased by {who}</Trans>,
  }
  return sentences[act.kind]
}

/** Names what was deleted. */
function DeletionSentence({ act, who, day }: { act: Act; who: ReactNode; day: ReactNode }) {
  const deleted = <Trans>Deleted by {who}</Trans>
  const sentences: Record<Act['record']['kind'], ReactNode> = {
    teacher: <Trans>Teacher deleted by {who}</Trans>,
    student: <Trans>Student deleted by {who}</Trans>,
    course: <Trans>Course deleted by {who}</Trans>,
    event: <Trans>Event deleted by {who}</Trans>,
    policy: <Trans>Policy deleted by {who}</Trans>,
    coursePayment: deleted,
    eventPayment: deleted,
    feePayment: deleted,
    class: <Trans>Class deleted by {who}</Trans>,
    outline: <Trans>Outline deleted by {who}</Trans>,
    allotment: <Trans>Allotment deleted by {who}</Trans>,
    report: <Trans>Report deleted by {who}</Trans>,
    discount: <Trans>Discount deleted by {who}</Trans>,
    trial: <Trans>Trial lesson deleted by {who}</Trans>,
    mark: (
      <Trans>
        Attendance for {day} deleted by {who}
      </Trans>
    ),
  }
  return sentences[act.record.kind]
}

function Who({ act: { who } }: { act: Act }) {
  const { t } = useLingui()
  if (who === null) return t`the system administrator`
  return <Bdi>{who.isYou ? t`${who.name} (you)` : who.name}</Bdi>
}

/** A reason quoted from a person, set apart from the app’s own text. */
export const ReasonText = styled.p`
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  white-space: pre-line;
`
