import type { TeacherClassTime, AssignedCourse, Course, Teacher } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'
import { readClassTimes } from '#lib/lessons/classTimes.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import type { DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { parseTeacherStatus } from '#lib/people/personDetails.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { AuditLog } from '#lib/inbox/inbox.ts'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import { type CourseAssignment, AssignCourse } from './AssignCourse.tsx'
import type { CredentialsDraft } from './credentials.schema.ts'
import type { PasswordTools } from './PasswordFormField.tsx'
import type { TeacherTab } from '#lib/navigation/personTabs.ts'
import { LoginCredentials } from './LoginCredentials.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { TeacherDescription } from './TeacherDescription.tsx'
import { DangerZone } from './TeacherScreen.styles.ts'

type ClassTimingsProps = { timings: TeacherClassTime[] }

/** 1§2 “Class Timings”. */
export function ClassTimings({ timings }: ClassTimingsProps) {
  const { t } = useLingui()
  const times = useMemo(
    () =>
      timings.flatMap((timing) =>
        readClassTimes([timing]).map((time) => ({ ...time, courseName: timing.course_name })),
      ),
    [timings],
  )
  return (
    <CourseTimesTable
      label={t`Class Timings`}
      times={times}
      fromLabel={t`Preferred time from`}
      toLabel={t`Preferred time to`}
      emptyText={t`No class timings yet.`}
      empty={{
        scene: 'classes',
        children: t`The times that this teacher has applied for would stand here.`,
      }}
    />
  )
}

export type TeacherDetailSectionsOptions = PasswordTools & {
  teacher: Teacher
  suggestedCode: string
  onOpen: (tab: TeacherTab | undefined) => void
  /** Audit log of the teacher. Undefined if the backend has none (decision 16). */
  auditLog?: AuditLog | undefined
  timings: Remote<TeacherClassTime[]>
  assigned: Remote<AssignedCourse[]>
  courses: Remote<Course[]>
  /** Link to allot the teacher for a course. */
  getAllotHref: (courseId: number) => string
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  onRemoveCourse: (assignmentId: number) => Promise<SubmitResult>
  onAssignCredentials: (draft: CredentialsDraft) => Promise<SubmitResult>
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
}

export type TeacherDetailSection = DetailSection & { id: TeacherTab }

/** The four specified tabs of a teacher (1§2), and the tab of decisions. */
export function useTeacherDetailSections({
  onOpen,
  onClose,
  onBlock,
  onDelete,
  onErase,
  ...file
}: TeacherDetailSectionsOptions): {
  main: TeacherDetailSection[]
  decided: TeacherDetailSection[]
} {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { teacher } = file
  const decided = useAuditLogSection(file.auditLog, { kind: 'teacher', id: teacher.id })
  const isPending = parseTeacherStatus(teacher.status).state === 'pending'
  const toDetails = () => onOpen(undefined)
  const cancel = () => confirmLeave(toDetails)
  const details: TeacherDetailSection = {
    id: 'details',
    title: t`Teacher Details`,
    content: (
      <TeacherDetails teacher={teacher} onClose={onClose} onBlock={onBlock} onDelete={onDelete} onErase={onErase} />
    ),
  }
  const timings: TeacherDetailSection = {
    id: 'timings',
    title: t`Class Timings`,
    content: (
      <RemoteView
        remote={file.timings}
        loading={<TableLoading label={t`Loading class timings`} rows={4} columns={3} />}
      >
        {(all) => <ClassTimings timings={all} />}
      </RemoteView>
    ),
  }
  const courses: TeacherDetailSection = {
    id: 'courses',
    title: t`Assign Course`,
    content: (
      <RemoteView
        remote={file.assigned}
        loading={<TableLoading label={t`Loading assigned courses`} rows={4} columns={3} />}
      >
        {(assigned) => <AssignCourse {...file} assigned={assigned} onCancel={cancel} />}
      </RemoteView>
    ),
  }
  const credentials: TeacherDetailSection = {
    id: 'credentials',
    title: isPending ? t`Assign Login Credentials` : t`Edit Login Credentials`,
    content: <LoginCredentials {...file} onCancel={cancel} onDone={toDetails} />,
  }
  return { main: [details, timings, courses, credentials], decided }
}

type TeacherDetailsProps = {
  teacher: Teacher
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  /** Undefined if the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

/** 1§2 “Teacher Details”. Pending teachers can’t be blocked. */
function TeacherDetails({ teacher, onClose, onBlock, onDelete, onErase }: TeacherDetailsProps) {
  const { state } = parseTeacherStatus(teacher.status)
  return (
    <Card>
      <TeacherDescription teacher={teacher} />
      <Inline gap="medium" align="stretch">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {state !== 'pending' && (
          <Button onPress={onBlock}>{state === 'active' ? <Trans>Block</Trans> : <Trans>Unblock</Trans>}</Button>
        )}
        <DangerZone>
          {onErase && (
            <Button variant="quiet" onPress={onErase}>
              <Trans>Erase</Trans>
            </Button>
          )}
          <Button variant="danger" onPress={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </DangerZone>
      </Inline>
    </Card>
  )
}
