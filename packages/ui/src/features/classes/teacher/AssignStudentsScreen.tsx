import type { Allotment, ClassAssignment, TeacherClass } from '@maktab/contract/schema'
import { type RosterStudent, createRoster } from '#lib/people/personLabels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, mergeStaleState } from '#remote.ts'
import type { AssignStudentsDraft } from './assignStudents.schema.ts'
import { AssignStudentsForm } from './AssignStudentsForm.tsx'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

/** An assignment and its student, whose name the class list lacks (decision 12). */
type AssignedStudent = { assignment: ClassAssignment; student: RosterStudent }

function getAssignedStudents(
  assignments: readonly ClassAssignment[],
  allotments: readonly Pick<Allotment, 'student'>[],
): AssignedStudent[] {
  const students = createRoster(
    assignments.map(({ student }) => student),
    allotments,
  )
  const assigned = assignments.flatMap((assignment, index) => {
    const student = students[index]
    return student ? [{ assignment, student }] : []
  })
  // Students of the same class are listed together.
  return assigned.toSorted((one, other) => one.assignment.class.title.localeCompare(other.assignment.class.title))
}

export function RemoveStudentDialog(dialog: DeleteRecordProps<AssignedStudent>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Remove student from class?`} confirmLabel={t`Remove`}>
      {({ student, assignment }) => (
        <Trans>
          This removes <strong>{student.label}</strong> from <strong>{assignment.class.title}</strong>. You can assign
          them again at any time.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type AssignStudentsScreenProps = {
  /** The assignments of students to classes. */
  assignments: Remote<ClassAssignment[]>
  /** The teacher’s students and their preferred times (decision 13). */
  allotments: Remote<Allotment[]>
  classes: Remote<TeacherClass[]>
  isFormOpen: boolean
  /** Initial class of the form. */
  classId?: number | undefined
  table?: TableStateProps
  /** The page that lists the allotted students and their times. */
  studentsHref: string
  newClassHref: string
  onFormOpenChange: (isOpen: boolean) => void
  onAssignStudents: (draft: AssignStudentsDraft) => Promise<SubmitResult>
  onRemoveStudent: (assignment: ClassAssignment) => Promise<SubmitResult>
}

/** 2§2 “Teacher add-student”: the assignments, and a form that assigns students to a class. */
export function AssignStudentsScreen({ assignments, allotments, isFormOpen, ...props }: AssignStudentsScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [leaving, setLeaving] = useState<AssignedStudent>()
  const loadedAllotments = allotments.state === 'ready' ? allotments.data : none
  const close = () => props.onFormOpenChange(false)
  return (
    <Page>
      <PageHeader
        title={t`Add Students`}
        actions={
          !isFormOpen && (
            <Button variant="primary" onPress={() => props.onFormOpenChange(true)}>
              <Trans context="to a class">Assign</Trans>
            </Button>
          )
        }
      />
      {isFormOpen && (
        <FormCancelContext value={{ label: t`Cancel`, onCancel: () => confirmLeave(close) }}>
          <AssignStudentsForm
            key={props.classId}
            classId={props.classId}
            allotments={allotments}
            assignments={assignments.state === 'ready' ? assignments.data : []}
            classes={props.classes}
            studentsHref={props.studentsHref}
            newClassHref={props.newClassHref}
            onAssignStudents={props.onAssignStudents}
            onDone={close}
          />
        </FormCancelContext>
      )}
      <Stack as="section" gap="large">
        <Text as="h2" size="lg">
          <Trans>Assigned students</Trans>
        </Text>
        <RemoteView
          remote={mergeStaleState(assignments, allotments)}
          loading={<TableLoading label={t`Loading students`} rows={5} columns={3} />}
        >
          {(all) => (
            <AssignedStudentsTable
              assigned={getAssignedStudents(all, loadedAllotments)}
              table={props.table}
              onRemove={setLeaving}
            />
          )}
        </RemoteView>
      </Stack>
      <RemoveStudentDialog
        subject={leaving}
        onDelete={({ assignment }) => props.onRemoveStudent(assignment)}
        onClose={() => setLeaving(undefined)}
      />
    </Page>
  )
}

const none: readonly Allotment[] = []

type AssignedStudentsTableProps = {
  assigned: readonly AssignedStudent[]
  table: TableStateProps | undefined
  onRemove: (one: AssignedStudent) => void
}

function AssignedStudentsTable({ assigned, table, onRemove }: AssignedStudentsTableProps) {
  const { t } = useLingui()
  const columns: Column<AssignedStudent>[] = [
    personColumn('student', t`Student ID`, ({ student }) => student),
    textColumn('class', t`Class`, ({ assignment }) => assignment.class.title, { priority: 'subtitle' }),
    actionsColumn(t`Actions`, (one) => [
      {
        id: 'remove',
        label: t`Remove`,
        name: t`Remove ${one.student.label} from ${one.assignment.class.title}`,
        onPress: () => onRemove(one),
        isDanger: true,
      },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Assigned students`}
      columns={columns}
      rows={assigned}
      getRowId={({ assignment }) => String(assignment.id)}
      emptyText={t`No students in a class yet.`}
      emptyState={{
        scene: 'people',
        children: t`Choose a class and students above.`,
      }}
    />
  )
}
