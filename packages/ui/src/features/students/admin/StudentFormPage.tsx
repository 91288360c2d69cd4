import type { Course, Invitation, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { InvitationDialog } from '#features/auth/admin/InvitationDialog.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type Remote, loading } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { NewStudentDraft, StudentEditDraft } from './student.schema.ts'
import { StudentForm } from './StudentForm.tsx'

export type StudentFormPageProps = {
  /** The student to edit, and others with the highest codes, from which the next one is derived. */
  students: Remote<Student[]>
  open: 'new' | number
  courses: Remote<Course[]>
  /** Undefined if the backend can’t create students (decision 16). */
  onCreateStudent: ((draft: NewStudentDraft) => Promise<SubmitResult>) | undefined
  onEditStudent: ((id: number, draft: StudentEditDraft) => Promise<SubmitResult>) | undefined
  /** The invitation of the student who was just added, and their name. */
  invited: { invitation: Invitation; name: string } | undefined
  onCloseInvitation: () => void
  /** Called after saving. */
  onDone: () => void
  onClose: () => void
}

/** Page of the form for a new or an existing student (decision 260). */
export function StudentFormPage({
  students,
  open,
  courses,
  onCreateStudent,
  onEditStudent,
  invited,
  onCloseInvitation,
  onDone,
  onClose,
}: StudentFormPageProps) {
  const { t } = useLingui()
  const isNew = open === 'new'
  const title = isNew ? t`Add student` : t`Edit student`
  const all = students.state === 'ready' ? students.data : undefined
  const suggestedCode = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ std_id: code }) => code),
        'STD-',
      ),
    [all],
  )
  const isUnavailable = isNew ? !onCreateStudent : !onEditStudent
  if (isUnavailable) return <StudentsNotEditable title={title} />
  return (
    <>
      <RecordFormPage<Student, 'new' | number>
        title={title}
        // The times of a student need the courses.
        records={!isNew && courses.state === 'loading' ? loading : students}
        open={open}
        getName={({ name }) => name}
        messages={{
          loading: t`Loading student`,
          notFound: t`This student no longer exists.`,
          backLabel: t`All students`,
        }}
        cancelLabel={t`Cancel`}
        onClose={onClose}
      >
        {(student) =>
          students.state === 'loading' ? (
            <LoadingRegion label={t`Loading student IDs`}>
              <FormColumn>
                <SkeletonForm fields={8} />
              </FormColumn>
            </LoadingRegion>
          ) : (
            <StudentForm
              student={student}
              suggestedCode={students.state === 'ready' ? suggestedCode : ''}
              courses={courses}
              onCreateStudent={onCreateStudent}
              onEditStudent={onEditStudent}
              onDone={onDone}
            />
          )
        }
      </RecordFormPage>
      <InvitationDialog invitation={invited?.invitation} name={invited?.name ?? ''} onClose={onCloseInvitation} />
    </>
  )
}

function StudentsNotEditable({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState scene="people" title={t`Students can’t be added or edited here`}>
        <Trans>This server doesn’t support it. Students can register themselves.</Trans>
      </EmptyState>
    </Page>
  )
}
