import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPersonCode } from '#lib/people/personLabels.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

/** Code and status of a teacher. */
export function TeacherFacts({ teacher }: { teacher: Teacher }) {
  const { locale } = useLocale()
  const applied = formatIsoDay(teacher.application_date ?? '', locale)
  return (
    <>
      <Bdi>{getPersonCode(teacher)}</Bdi>
      <StatusBadge kind="teacher" status={teacher.status} />
      {parseTeacherStatus(teacher.status).state === 'pending' && applied && (
        <span>
          <Trans>Applied on {applied}</Trans>
        </span>
      )}
    </>
  )
}

type TeacherNextActionProps = {
  teacher: Teacher
  /** Open tab; its own action isn’t offered again. */
  tab: string | undefined
  onApprove: () => void
  onAssign: () => void
  /** Blocks or unblocks, after a confirmation. */
  onBlock: () => void
}

/** Next action for the teacher’s status; blocking is beside it, so that it needs no scrolling. */
export function TeacherNextAction({ teacher, tab, onApprove, onAssign, onBlock }: TeacherNextActionProps) {
  switch (parseTeacherStatus(teacher.status).state) {
    case 'pending':
      return tab === 'credentials' ? null : (
        <Button variant="primary" onPress={onApprove}>
          <Trans>Approve…</Trans>
        </Button>
      )
    case 'active':
      return (
        <>
          <Button onPress={onBlock}>
            <Trans>Block teacher</Trans>
          </Button>
          {tab !== 'courses' && (
            <Button variant="primary" onPress={onAssign}>
              <Trans>Assign a course</Trans>
            </Button>
          )}
        </>
      )
    case 'blocked':
      return (
        <Button variant="primary" onPress={onBlock}>
          <Trans>Unblock teacher</Trans>
        </Button>
      )
  }
}
