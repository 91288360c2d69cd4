import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { useMemo, useState, useEffect } from 'react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { ErasePersonDialog } from '#components/ErasePersonDialog/ErasePersonDialog.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { suggestCode } from '#lib/people/personLabels.ts'
import type { Remote } from '#remote.ts'
import { AwaitsPasswordNotice, type InviteProps } from '#features/auth/admin/AwaitsPasswordNotice.tsx'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from '#features/auth/admin/UnconfirmedEmailNotice.tsx'
import { useEntryDialog } from '#features/payments/admin/useEntryDialog.tsx'
import { RemoveTimeDialog, type RemovableTime } from './StudentDetails.tsx'
import { StudentNextAction, StudentContact, StudentFacts } from './StudentHeader.tsx'
import type { StudentSectionProps } from './StudentSectionProps.ts'
import { StudentSections } from './StudentSections.tsx'

export function DeleteStudentDialog(dialog: DeleteRecordProps<Student>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete student?`}>
      {({ name }) => (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          won’t be able to sign in and will be removed from their classes and teachers. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type OpenDialog = { about: 'delete' | 'erase'; student: Student }

type StudentScreenProps = StudentSectionProps &
  ConfirmEmailProps &
  InviteProps & {
    /** All students, to find this one and the codes in use. */
    students: Remote<Student[]>
    id: number
    /** Link to the list, with its filters and page. */
    studentsHref: string
    onClose: () => void
    onDeleteStudent: (id: number) => Promise<SubmitResult>
    /** Undefined if the backend can’t erase (decision 16). */
    onEraseStudent: ((id: number) => Promise<SubmitResult>) | undefined
    onDeleteTime: (timingId: number) => Promise<SubmitResult>
  }

/** 2§2 “Admin students”: one student. Returns to the list after a deletion. */
export function StudentScreen({
  students,
  id,
  studentsHref,
  onClose,
  onDeleteStudent,
  onEraseStudent,
  onDeleteTime,
  onConfirmEmail,
  onInvite,
  ...sections
}: StudentScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [deletingTime, setDeletingTime] = useState<RemovableTime>()
  const onRemoved = useFocusAfterRemoval()
  const all = students.state === 'ready' ? students.data : undefined
  const suggestedCode = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ std_id: code }) => code),
        'STD-',
      ),
    [all],
  )
  // While being deleted, the student may already be missing from the list.
  const student = all?.find((one) => one.id === id) ?? dialog?.student
  const times = useMemo(() => readCourseTimes(student?.class_course_data), [student?.class_course_data])
  const { allotments, links, onTab, renderEntryDialog } = sections
  const entryDialog = useEntryDialog(renderEntryDialog)
  const subjectOf = (about: OpenDialog['about']) => (dialog?.about === about ? dialog.student : undefined)
  const closeDialog = () => setDialog(undefined)
  const openDialog = (about: OpenDialog['about']) => student && setDialog({ about, student })
  return (
    <DetailPage
      back={
        <TextLink href={studentsHref}>
          <Trans>All students</Trans>
        </TextLink>
      }
      title={student?.name.trim() || t`Student`}
      {...(student && {
        picture: <Avatar name={student.name} isLarge />,
        facts: <StudentFacts student={student} allotments={allotments} />,
        action: (
          <Inline gap="medium" rowGap="small">
            {entryDialog.open && (
              <Button onPress={() => entryDialog.open?.({ action: 'payment', student })}>
                <Trans>Record payment</Trans>
              </Button>
            )}
            <StudentNextAction
              student={student}
              tab={sections.tab}
              allotHref={links.allot}
              onAssign={() => confirmLeave(() => onTab('code'))}
            />
          </Inline>
        ),
        contact: <StudentContact student={student} />,
      })}
    >
      {student && <UnconfirmedStudentNotice student={student} onConfirmEmail={onConfirmEmail} />}
      {student && <AwaitsPasswordNotice person={student} onInvite={onInvite} />}
      <RemoteView remote={students} loading={<DetailsLoading label={t`Loading student`} facts={9} />}>
        {() =>
          student ? (
            <StudentSections
              {...sections}
              key={id}
              student={student}
              times={times}
              suggestedCode={suggestedCode}
              onClose={onClose}
              onDelete={() => openDialog('delete')}
              onErase={onEraseStudent && (() => openDialog('erase'))}
              onRemoveTime={setDeletingTime}
            />
          ) : (
            <EmptyState scene="search" title={t`Student not found`}>
              <Trans>They may have been deleted.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      <DeleteStudentDialog
        subject={subjectOf('delete')}
        onDelete={(deleting) => onDeleteStudent(deleting.id)}
        onClose={closeDialog}
        onDone={onClose}
      />
      <ErasePersonDialog
        kind="student"
        person={subjectOf('erase')}
        onErase={async (deleting) => (await onEraseStudent?.(deleting.id)) ?? handled}
        onClose={closeDialog}
        onDone={onClose}
      />
      <RemoveTimeDialog
        subject={deletingTime}
        student={student?.name ?? ''}
        onDelete={(time) => onDeleteTime(time.id)}
        onClose={() => setDeletingTime(undefined)}
        onDone={onRemoved}
      />
      {entryDialog.dialog}
    </DetailPage>
  )
}

/** Warns that the student can’t see anything until the e-mail is confirmed. */
export function UnconfirmedStudentNotice({ student, onConfirmEmail }: ConfirmEmailProps & { student: Student }) {
  return (
    <UnconfirmedEmailNotice person={student} onConfirmEmail={onConfirmEmail}>
      <Trans>The student can’t see courses or classes until they confirm their email.</Trans>
    </UnconfirmedEmailNotice>
  )
}

/** Returns a function that moves focus to the selected tab; call it after removing the row with the focused button. */
function useFocusAfterRemoval(): () => void {
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals === 0) return
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [removals])
  return () => setRemovals((before) => before + 1)
}
