import { useLingui, Trans } from '@lingui/react/macro'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import type { Attendance } from '@maktab/contract/schema'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import type { Remote } from '#remote.ts'
import { ClassPractice, type LessonPractice } from '#features/practice/teacher/ClassPractice.tsx'
import { type AttendanceRegisterProps, AttendanceRegister } from './Register/AttendanceRegister.tsx'
import type { RosterStudent } from '#lib/people/personLabels.ts'

export function RegisterLoading() {
  const { t } = useLingui()
  return <TableLoading label={t`Loading attendance`} rows={6} columns={4} />
}

type RegisterTabProps = Omit<AttendanceRegisterProps, 'students' | 'records'> & {
  students: Remote<readonly RosterStudent[]>
  attendance: Remote<Attendance[]>
  assignHref: string
  /** Undefined if the backend has no practice. */
  practice?: LessonPractice | undefined
}

/** Renders the register once the class and its marks have loaded, and below it the practice until the next lesson. */
export function RegisterTab({ students, attendance, assignHref, practice, ...register }: RegisterTabProps) {
  return (
    <RemoteView remote={students} loading={<RegisterLoading />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            scene="people"
            title={<Trans>No students in this class yet</Trans>}
            action={
              <LinkButton href={assignHref} variant="primary">
                <Trans>Assign students</Trans>
              </LinkButton>
            }
          />
        ) : (
          <RemoteView remote={attendance} loading={<RegisterLoading />}>
            {(records) => (
              <>
                <AttendanceRegister {...register} students={all} records={records} />
                {practice && <ClassPractice key={register.day} {...practice} students={all} />}
              </>
            )}
          </RemoteView>
        )
      }
    </RemoteView>
  )
}
