import type {
  Allotment,
  AssignedCourse,
  Course,
  Lesson,
  Report,
  Teacher,
  TeacherClassTime,
} from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs } from '#layouts/DetailPage/DetailPage.tsx'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'
import { type TeacherTab, parseTeacherTab } from '#lib/navigation/personTabs.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type CourseAssignment, AssignCourse } from './AssignCourse.tsx'
import type { CredentialsDraft } from './credentials.schema.ts'
import { LoginCredentialsForm } from './LoginCredentialsForm.tsx'
import type { PasswordTools } from './PasswordGeneratorField.tsx'
import { type TeacherActions, TeacherDetails } from './TeacherDetails.tsx'
import { type HideProfile, TeacherProfileSection } from './TeacherProfileSection.tsx'
import { AllottedStudents, ClassTimings, TeacherUpcomingLessons, WrittenReports } from './TeacherRelatedLists.tsx'

type TeacherLinks = {
  /** Link to edit the teacher. Undefined if the backend can’t (decision 16). */
  edit: string | undefined
  student: (id: number) => string
  /** Link to allot the teacher for a course. */
  allot: (courseId: number) => string
  class: (id: number) => string
  report: (id: number) => string
}

/** Props of the tabs, passed through by `TeacherScreen`. */
export type TeacherSectionProps = PasswordTools & {
  /** Raw value from the URL. */
  tab: string | undefined
  /** Undefined opens the first tab. */
  onTab: (tab: TeacherTab | undefined) => void
  links: TeacherLinks
  /** Audit log of the teacher. Undefined if the backend has none (decision 16). */
  auditLog?: AuditLog | undefined
  timings: Remote<TeacherClassTime[]>
  assigned: Remote<AssignedCourse[]>
  courses: Remote<Course[]>
  /** Lessons of the next seven days. Undefined if the backend has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  /** Allotments of this teacher. */
  allotments: Remote<readonly Allotment[]>
  reports: Remote<readonly Report[]>
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  onRemoveCourse: (assignmentId: number) => Promise<SubmitResult>
  onAssignCredentials: (draft: CredentialsDraft) => Promise<SubmitResult>
  /** Hides the public profile or stops hiding it. Undefined if the backend can’t (decision 16). */
  onHideProfile?: HideProfile | undefined
}

type TeacherSection = DetailSection & { id: TeacherTab }

type TeacherSectionsProps = TeacherSectionProps &
  Omit<TeacherActions, 'editHref'> & { teacher: Teacher; suggestedCode: string }

/** Tabs of a teacher (1§2): the four of the specification, then the extensions, except for applicants. */
export function TeacherSections({ tab, onTab, links, lessons, allotments, reports, ...props }: TeacherSectionsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { teacher, onClose, onBlock, onDelete, onErase } = props
  const isApplicant = parseTeacherStatus(teacher.status).state === 'pending'
  const decided = useAuditLogSection(props.auditLog, { kind: 'teacher', id: teacher.id })
  const toDetails = () => onTab(undefined)
  const cancel = () => confirmLeave(toDetails)
  const main: TeacherSection[] = [
    {
      id: 'details',
      title: t`Teacher Details`,
      content: (
        <TeacherDetails
          teacher={teacher}
          editHref={links.edit}
          onClose={onClose}
          onBlock={onBlock}
          onDelete={onDelete}
          onErase={onErase}
        />
      ),
    },
    {
      id: 'timings',
      title: t`Class Timings`,
      content: (
        <RemoteView
          remote={props.timings}
          loading={<TableLoading label={t`Loading class timings`} rows={4} columns={3} />}
        >
          {(all) => <ClassTimings timings={all} />}
        </RemoteView>
      ),
    },
    {
      id: 'courses',
      title: t`Assign Course`,
      content: (
        <RemoteView
          remote={props.assigned}
          loading={<TableLoading label={t`Loading assigned courses`} rows={4} columns={3} />}
        >
          {(assigned) => <AssignCourse {...props} assigned={assigned} getAllotHref={links.allot} onCancel={cancel} />}
        </RemoteView>
      ),
    },
    {
      id: 'credentials',
      title: isApplicant ? t`Assign Login Credentials` : t`Edit Login Credentials`,
      content: <LoginCredentialsForm {...props} onCancel={cancel} onDone={toDetails} />,
    },
  ]
  const work = (): TeacherSection[] => [
    ...(lessons
      ? [
          createListSection({
            id: 'week',
            title: t`Next seven days`,
            list: lessons,
            emptyText: t`No lessons in the next seven days.`,
            loadingLabel: t`Loading lessons`,
            children: (all) => <TeacherUpcomingLessons lessons={all} hrefOf={links.class} />,
          }),
        ]
      : []),
    createListSection({
      id: 'students',
      title: t`Students`,
      list: allotments,
      emptyText: t`No students allotted yet.`,
      loadingLabel: t`Loading allotments`,
      children: (all) => <AllottedStudents allotments={all} hrefOf={links.student} />,
    }),
    createListSection({
      id: 'reports',
      title: t`Reports`,
      list: reports,
      emptyText: t`No reports yet.`,
      loadingLabel: t`Loading reports`,
      children: (all) => <WrittenReports reports={all} hrefOf={links.report} />,
    }),
    ...(teacher.publicProfile
      ? [
          {
            id: 'profile' as const,
            title: t`Public profile`,
            content: (
              <TeacherProfileSection
                teacher={teacher}
                profile={teacher.publicProfile}
                onHideProfile={props.onHideProfile}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <DetailTabs
      label={t`Teacher sections`}
      main={main}
      more={isApplicant ? decided : [...work(), ...decided]}
      openId={parseTeacherTab(tab)}
      onOpen={(id) => confirmLeave(() => onTab(parseTeacherTab(id)))}
    />
  )
}
