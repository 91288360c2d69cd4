import type { Course, Invitation, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { InvitationDialog } from '#features/auth/admin/InvitationDialog.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type Remote, loading } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { NewTeacherDraft, TeacherEditDraft } from './teacher.schema.ts'
import { TeacherForm } from './TeacherForm.tsx'

type TeacherFormPageProps = {
  /** The teacher to edit, and others with the highest codes, from which the next one is derived. */
  teachers: Remote<Teacher[]>
  open: 'new' | number
  courses: Remote<Course[]>
  /** Undefined if the backend can’t create teachers (decision 16). */
  onCreateTeacher: ((draft: NewTeacherDraft) => Promise<SubmitResult>) | undefined
  onEditTeacher: ((id: number, draft: TeacherEditDraft) => Promise<SubmitResult>) | undefined
  /** The invitation of the teacher who was just added, and their name. */
  invited: { invitation: Invitation; name: string } | undefined
  onCloseInvitation: () => void
  /** Called after saving. */
  onDone: () => void
  onClose: () => void
}

/** Page of the form for a new or an existing teacher (decision 260). */
export function TeacherFormPage({
  teachers,
  open,
  courses,
  onCreateTeacher,
  onEditTeacher,
  invited,
  onCloseInvitation,
  onDone,
  onClose,
}: TeacherFormPageProps) {
  const { t } = useLingui()
  const isNew = open === 'new'
  const title = isNew ? t`Add teacher` : t`Edit teacher`
  const all = teachers.state === 'ready' ? teachers.data : undefined
  const suggestedCode = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ teach_id: code }) => code),
        'TCH-',
      ),
    [all],
  )
  const isUnavailable = isNew ? !onCreateTeacher : !onEditTeacher
  if (isUnavailable) return <TeachersNotEditable title={title} />
  return (
    <>
      <RecordFormPage<Teacher, 'new' | number>
        title={title}
        // The times of a teacher need the courses.
        records={!isNew && courses.state === 'loading' ? loading : teachers}
        open={open}
        getName={({ name }) => name}
        messages={{
          loading: t`Loading teacher`,
          notFound: t`This teacher no longer exists.`,
          backLabel: t`All teachers`,
        }}
        cancelLabel={t`Cancel`}
        onClose={onClose}
      >
        {(teacher) =>
          teachers.state === 'loading' ? (
            <LoadingRegion label={t`Loading teacher IDs`}>
              <FormColumn>
                <SkeletonForm fields={8} />
              </FormColumn>
            </LoadingRegion>
          ) : (
            <TeacherForm
              teacher={teacher}
              suggestedCode={teachers.state === 'ready' ? suggestedCode : ''}
              courses={courses}
              onCreateTeacher={onCreateTeacher}
              onEditTeacher={onEditTeacher}
              onDone={onDone}
            />
          )
        }
      </RecordFormPage>
      <InvitationDialog invitation={invited?.invitation} name={invited?.name ?? ''} onClose={onCloseInvitation} />
    </>
  )
}

function TeachersNotEditable({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState scene="people" title={t`Teachers can’t be added or edited here`}>
        <Trans>This server doesn’t support it. Teachers can apply themselves.</Trans>
      </EmptyState>
    </Page>
  )
}
