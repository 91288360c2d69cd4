import type { AssignedCourse, Course, Teacher, TeacherClassTime } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import type { RecordSection } from '#layouts/RecordPage/RecordSection.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { Acts } from '#model/Acts.ts'
import { useActsSection } from '../ActsList/useActsSection.tsx'
import type { CourseAssignment } from './courseAssignment.schema.ts'
import type { CredentialsDraft } from './credentials.schema.ts'
import type { PasswordTools } from './PasswordPart.tsx'
import { TeacherDetails } from './TeacherDetails.tsx'
import type { TeacherTab } from './teacherTabs.ts'

const ClassTimings = lateForm(async () => (await import('./ClassTimings.tsx')).ClassTimings)
const AssignCourse = lateForm(async () => (await import('./AssignCourse.tsx')).AssignCourse)
const LoginCredentials = lateForm(async () => (await import('./LoginCredentials.tsx')).LoginCredentials)

export type FileProps = PasswordTools & {
  teacher: Teacher
  freeCode: string
  /** The part that the address asks for: the forms of the others are closed. */
  open: TeacherTab | undefined
  onOpen: (tab: TeacherTab | undefined) => void
  /** What was decided of them; not there where the backend keeps no acts (decision 16). */
  acts?: Acts | undefined
  timings: Remote<TeacherClassTime[]>
  assigned: Remote<AssignedCourse[]>
  courses: Remote<Course[]>
  /** Where the teacher is allotted for a course. */
  getAllotHref: (courseId: number) => string
  onAssignCourse: (assignment: CourseAssignment) => Promise<Outcome>
  onRemoveCourse: (assignmentId: number) => Promise<Outcome>
  onAssignCredentials: (draft: CredentialsDraft) => Promise<Outcome>
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
}

export type FileSection = RecordSection & { id: TeacherTab }

/** The four parts of a teacher’s page that the specification has (1§2). */
export function useTeacherFile({
  open,
  onOpen,
  onClose,
  onBlock,
  onDelete,
  onErase,
  ...file
}: FileProps): Record<'details' | 'timings' | 'courses' | 'credentials', FileSection> & { decided: FileSection[] } {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { teacher } = file
  const decided = useActsSection(file.acts, { kind: 'teacher', id: teacher.id })
  const isPending = teacherStatus(teacher.status).state === 'pending'
  const toBeginning = () => onOpen(undefined)
  const cancel = () => confirmLeave(toBeginning)
  const opening = (tab: TeacherTab, words: string) =>
    open !== tab && {
      action: (
        <Button size="sm" onPress={() => confirmLeave(() => onOpen(tab))}>
          {words}
        </Button>
      ),
    }
  return {
    decided,
    details: {
      id: 'details',
      title: t`Teacher Details`,
      content: (
        <TeacherDetails teacher={teacher} onClose={onClose} onBlock={onBlock} onDelete={onDelete} onErase={onErase} />
      ),
    },
    timings: {
      id: 'timings',
      title: t`Class Timings`,
      content: (
        <RemoteView remote={file.timings} loading={<TableLoading label={t`Loading class timings`} />}>
          {(timings) => <ClassTimings timings={timings} />}
        </RemoteView>
      ),
    },
    courses: {
      id: 'courses',
      title: t`Assign Course`,
      content: (
        <RemoteView remote={file.assigned} loading={<TableLoading label={t`Loading assigned courses`} />}>
          {(assigned) => (
            <AssignCourse {...file} isAssigning={open === 'courses'} assigned={assigned} onCancel={cancel} />
          )}
        </RemoteView>
      ),
      ...opening('courses', t`Add a course`),
    },
    credentials: {
      id: 'credentials',
      title: isPending ? t`Assign Login Credentials` : t`Edit Login Credentials`,
      content:
        open === 'credentials' ? (
          <LoginCredentials {...file} onCancel={cancel} onDone={toBeginning} />
        ) : (
          <Hint>
            {isPending ? (
              <Trans>With an ID and a password they are approved, and can sign in.</Trans>
            ) : (
              <Trans>Their ID, name and email, and a new password where the old one is lost.</Trans>
            )}
          </Hint>
        ),
      ...opening('credentials', isPending ? t`Assign credentials` : t`Edit credentials`),
    },
  }
}

function TableLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonTable rows={4} columns={3} />
    </LoadingRegion>
  )
}
