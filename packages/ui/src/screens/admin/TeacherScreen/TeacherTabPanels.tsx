import type { Act, AssignedCourse, Course, Teacher, TeacherClassTime } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { type TabItem, Tabs } from '#components/Tabs/Tabs.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { lateComponent } from '#late/lateComponent.tsx'
import { teacherStatus } from '#model/teacherStatus.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { CourseAssignment } from './courseAssignment.schema.ts'
import type { CredentialsDraft } from './credentials.schema.ts'
import type { PasswordTools } from './PasswordPart.tsx'
import { TeacherDetails } from './TeacherDetails.tsx'
import { type TeacherTab, teacherTabOf } from './teacherTabs.ts'

const ActsCard = lateComponent(async () => (await import('../ActsList/ActsCard.tsx')).ActsCard)
const ClassTimings = lateForm(async () => (await import('./ClassTimings.tsx')).ClassTimings)
const AssignCourse = lateForm(async () => (await import('./AssignCourse.tsx')).AssignCourse)
const LoginCredentials = lateForm(async () => (await import('./LoginCredentials.tsx')).LoginCredentials)

/** What the tabs take from outside. */
export type TeacherTabProps = PasswordTools & {
  /** As the address has it. */
  tab: string | undefined
  onTab: (tab: TeacherTab) => void
  /** What was decided of them; not there where the backend keeps no acts (decision 16). */
  acts?: Remote<Act[]> | undefined
  /** Asked for while their tab is open. */
  timings: Remote<TeacherClassTime[]>
  assigned: Remote<AssignedCourse[]>
  courses: Remote<Course[]>
  onAssignCourse: (assignment: CourseAssignment) => Promise<Outcome>
  onRemoveCourse: (assignmentId: number) => Promise<Outcome>
  onAssignCredentials: (draft: CredentialsDraft) => Promise<Outcome>
}

type TeacherTabPanelsProps = TeacherTabProps & {
  teacher: Teacher
  freeCode: string
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
}

/** The four views of a teacher (1§2). A half-filled form asks before its tab is left. */
export function TeacherTabPanels({
  teacher,
  tab,
  onTab,
  onClose,
  onBlock,
  onDelete,
  onErase,
  ...props
}: TeacherTabPanelsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { state } = teacherStatus(teacher.status)
  const open = teacherTabOf(tab)
  const toDetails = () => onTab('details')
  const cancel = () => confirmLeave(toDetails)
  const items: (TabItem & { id: TeacherTab })[] = [
    {
      id: 'details',
      title: t`Teacher Details`,
      content: (
        <Stack>
          <TeacherDetails teacher={teacher} onClose={onClose} onBlock={onBlock} onDelete={onDelete} onErase={onErase} />
          {props.acts && <ActsCard acts={props.acts} of={{ kind: 'teacher', id: teacher.id }} />}
        </Stack>
      ),
    },
    {
      id: 'timings',
      title: t`Class Timings`,
      content: (
        <RemoteView remote={props.timings} loading={<TableLoading label={t`Loading class timings`} />}>
          {(timings) => <ClassTimings timings={timings} />}
        </RemoteView>
      ),
    },
    {
      id: 'courses',
      title: t`Assign Course`,
      content: (
        <RemoteView remote={props.assigned} loading={<TableLoading label={t`Loading assigned courses`} />}>
          {(assigned) => <AssignCourse {...props} teacher={teacher} assigned={assigned} onCancel={cancel} />}
        </RemoteView>
      ),
    },
    {
      id: 'credentials',
      title: state === 'pending' ? t`Assign Login Credentials` : t`Edit Login Credentials`,
      content: <LoginCredentials {...props} teacher={teacher} onCancel={cancel} onDone={toDetails} />,
    },
  ]
  return (
    <Tabs
      label={t`Views of the teacher`}
      items={items}
      selectedId={open}
      onSelect={(id) => {
        if (id !== open) confirmLeave(() => onTab(teacherTabOf(id)))
      }}
    />
  )
}

function TableLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonTable rows={4} columns={3} />
    </LoadingRegion>
  )
}
