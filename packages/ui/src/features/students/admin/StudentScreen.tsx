import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { useMemo, useState, useEffect } from 'react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { EraseDialog } from '#components/EraseDialog/EraseDialog.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { readCourseTimes } from '#lib/lessons/classTimes.ts'
import { suggestCode } from '#lib/people/personLabels.ts'
import type { Remote } from '#remote.ts'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from '#features/auth/admin/UnconfirmedEmailNotice.tsx'
import { RemoveTimeDialog, type RemovableTime } from './StudentDetails.tsx'
import { StudentNextAction, StudentContact, StudentFacts } from './StudentHeader.tsx'
import { type StudentSectionProps, StudentSections } from './StudentSections.tsx'

type DeleteStudentDialogProps = {
  student: Student | undefined
  onDelete: (student: Student) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

export function DeleteStudentDialog({ student, ...dialog }: DeleteStudentDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} subject={student} title={t`Delete this student?`}>
      {({ name }) => (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          can no longer sign in, and is taken off the classes and teachers they have. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type Question = { about: 'delete' | 'erase'; student: Student }

type StudentScreenProps = StudentSectionProps &
  ConfirmEmailProps & {
    /** All of them: whose this is, and which codes are taken. */
    students: Remote<Student[]>
    id: number
    /** The list as it was left. */
    studentsHref: string
    /** Back to the list. */
    onClose: () => void
    onDeleteStudent: (id: number) => Promise<SubmitResult>
    /** Undefined where the backend can’t erase (decision 16). */
    onEraseStudent: ((id: number) => Promise<SubmitResult>) | undefined
    onDeleteTime: (timingId: number) => Promise<SubmitResult>
  }

/** 2§2 “Admin students”: one student. After a delete the view returns to the list. */
export function StudentScreen({
  students,
  id,
  studentsHref,
  onClose,
  onDeleteStudent,
  onEraseStudent,
  onDeleteTime,
  onConfirmEmail,
  ...sections
}: StudentScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [question, setQuestion] = useState<Question>()
  const [doomedTime, setDoomedTime] = useState<RemovableTime>()
  const onRemoved = useFocusAfterRemoval()
  const all = students.state === 'ready' ? students.data : undefined
  const free = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ std_id: code }) => code),
        'STD-',
      ),
    [all],
  )
  // While they are being deleted they stay in sight, though the list no longer has them.
  const student = all?.find((one) => one.id === id) ?? question?.student
  const times = useMemo(() => readCourseTimes(student?.class_course_data), [student?.class_course_data])
  const { allotments, links, onTab } = sections
  const doomedTo = (about: Question['about']) => (question?.about === about ? question.student : undefined)
  const forget = () => setQuestion(undefined)
  const ask = (about: Question['about']) => student && setQuestion({ about, student })
  return (
    <DetailPage
      back={
        <TextLink href={studentsHref}>
          <Trans>All students</Trans>
        </TextLink>
      }
      title={student?.name.trim() || t`Student`}
      {...(student && {
        face: <Avatar name={student.name} isLarge />,
        facts: <StudentFacts student={student} allotments={allotments} />,
        action: (
          <StudentNextAction
            student={student}
            tab={sections.tab}
            allotHref={links.allot}
            onAssign={() => confirmLeave(() => onTab('code'))}
          />
        ),
        contact: <StudentContact student={student} />,
      })}
    >
      {student && <UnconfirmedStudentNotice student={student} onConfirmEmail={onConfirmEmail} />}
      <RemoteView remote={students} loading={<StudentLoading />}>
        {() =>
          student ? (
            <StudentSections
              {...sections}
              key={id}
              student={student}
              times={times}
              suggestedCode={free}
              onClose={onClose}
              onDelete={() => ask('delete')}
              onErase={onEraseStudent && (() => ask('erase'))}
              onRemoveTime={setDoomedTime}
            />
          ) : (
            <EmptyState scene="search" title={t`Student not found`}>
              <Trans>They may have been deleted meanwhile.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      <DeleteStudentDialog
        student={doomedTo('delete')}
        onDelete={(doomed) => onDeleteStudent(doomed.id)}
        onClose={forget}
        onDone={onClose}
      />
      <EraseDialog
        kind="student"
        person={doomedTo('erase')}
        onErase={async (doomed) => (await onEraseStudent?.(doomed.id)) ?? handled}
        onClose={forget}
        onDone={onClose}
      />
      <RemoveTimeDialog
        time={doomedTime}
        student={student?.name ?? ''}
        onRemove={(time) => onDeleteTime(time.id)}
        onClose={() => setDoomedTime(undefined)}
        onRemoved={onRemoved}
      />
    </DetailPage>
  )
}

function StudentLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the student`}>
      <SkeletonDetails facts={9} />
    </LoadingRegion>
  )
}

/** That a student sees nothing of the school yet, as their e-mail isn’t confirmed. */
export function UnconfirmedStudentNotice({ student, onConfirmEmail }: ConfirmEmailProps & { student: Student }) {
  return (
    <UnconfirmedEmailNotice person={student} onConfirmEmail={onConfirmEmail}>
      <Trans>Until the link of the mail is used, the student sees nothing of their courses and classes.</Trans>
    </UnconfirmedEmailNotice>
  )
}

/**
 * Call the returned function after a removal. The button that was pressed is gone with its row, so the focus goes to the
 * selected tab.
 */
function useFocusAfterRemoval(): () => void {
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals === 0) return
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [removals])
  return () => setRemovals((before) => before + 1)
}
