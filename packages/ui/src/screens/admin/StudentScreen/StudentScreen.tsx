import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import { courseTimes } from '../../../model/courseTimes.ts'
import { freeCode } from '../../../model/freeCode.ts'
import { codeOf } from '../../../model/personLabel.ts'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { DeleteStudentDialog } from './DeleteStudentDialog.tsx'
import { RemoveTimeDialog } from './RemoveTimeDialog.tsx'
import { Page } from './StudentScreen.styles.ts'
import type { StudentTabProps } from './StudentTabPanels.tsx'
import { StudentTabPanels } from './StudentTabPanels.tsx'
import type { NumberedTime } from './StudentTimings.tsx'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

type Student = components['schemas']['Student']

type StudentScreenProps = StudentTabProps & {
  /** All of them: whose this is, and which codes are taken. */
  students: Remote<Student[]>
  id: number
  /** The list as it was left. */
  studentsHref: string
  /** Back to the list. */
  onClose: () => void
  onDeleteStudent: (id: number) => Outcome
  onDeleteTime: (timingId: number) => Outcome
}

/** 2§2 “Admin students”: one student. After a delete the view returns to the list. */
export function StudentScreen({
  students,
  id,
  studentsHref,
  onClose,
  onDeleteStudent,
  onDeleteTime,
  ...tabs
}: StudentScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Student>()
  const [doomedTime, setDoomedTime] = useState<NumberedTime>()
  const { root, onRemoved } = useFocusAfterRemoval()
  const all = students.state === 'ready' ? students.data : undefined
  const free = useMemo(
    () =>
      freeCode(
        (all ?? []).map(({ std_id: code }) => code),
        'STD-',
      ),
    [all],
  )
  // While they are being deleted they stay in sight, though the list no longer has them.
  const student = all?.find((one) => one.id === id) ?? doomed
  const times = useMemo(() => courseTimes(student?.class_course_data), [student?.class_course_data])
  const remove = async ({ id: recordId }: Student) => {
    const refusal = await onDeleteStudent(recordId)
    if (!refusal) onClose()
    return refusal
  }
  return (
    <Page ref={root}>
      <PageHeader
        back={
          <TextLink href={studentsHref}>
            <Trans>All students</Trans>
          </TextLink>
        }
        title={student?.name.trim() || t`Student`}
        description={student && <bdi>{codeOf(student, t`N/A`)}</bdi>}
      />
      <RemoteView remote={students} loading={<StudentLoading />}>
        {() =>
          student ? (
            <StudentTabPanels
              {...tabs}
              key={id}
              student={student}
              times={times}
              freeCode={free}
              onClose={onClose}
              onDelete={() => setDoomed(student)}
              onRemoveTime={setDoomedTime}
            />
          ) : (
            <EmptyState title={t`Student not found`}>
              <Trans>They may have been deleted meanwhile.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      <DeleteStudentDialog student={doomed} onDelete={remove} onClose={() => setDoomed(undefined)} />
      <RemoveTimeDialog
        time={doomedTime}
        student={student?.name ?? ''}
        onRemove={(time) => onDeleteTime(time.id)}
        onClose={() => setDoomedTime(undefined)}
        onRemoved={onRemoved}
      />
    </Page>
  )
}

function StudentLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the student`}>
      <SkeletonTable rows={7} columns={2} />
    </LoadingRegion>
  )
}
