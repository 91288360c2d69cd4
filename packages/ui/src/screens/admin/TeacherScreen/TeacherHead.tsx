import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { codeOf } from '#model/personLabel.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import { formatWireDay } from '#model/wireDay.ts'

/** What tells a teacher from others, and how things stand with them. */
export function TeacherFacts({ teacher }: { teacher: Teacher }) {
  const { locale } = useLocale()
  const applied = formatWireDay(teacher.application_date ?? '', locale)
  return (
    <>
      <Bdi>{codeOf(teacher)}</Bdi>
      <StatusBadge kind="teacher" status={teacher.status} />
      {teacherStatus(teacher.status).state === 'pending' && applied && (
        <span>
          <Trans>Applied on {applied}</Trans>
        </span>
      )}
    </>
  )
}

type TeacherActionProps = {
  teacher: Teacher
  /** The part that is open: what is being done already isn’t offered. */
  tab: string | undefined
  onApprove: () => void
  onAssign: () => void
  onUnblock: () => void
}

/** What there is to do first, by their status. */
export function TeacherAction({ teacher, tab, onApprove, onAssign, onUnblock }: TeacherActionProps) {
  switch (teacherStatus(teacher.status).state) {
    case 'pending':
      return tab === 'credentials' ? null : (
        <Button variant="primary" onPress={onApprove}>
          <Trans>Approve…</Trans>
        </Button>
      )
    case 'active':
      return tab === 'courses' ? null : (
        <Button variant="primary" onPress={onAssign}>
          <Trans>Assign a course</Trans>
        </Button>
      )
    case 'blocked':
      return (
        <Button variant="primary" onPress={onUnblock}>
          <Trans>Let in again</Trans>
        </Button>
      )
  }
}
