import type { NewClass, TeacherClass, TeacherCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { ClassesLoading } from './ClassesLoading.tsx'
import { ClassesTable } from './ClassesTable.tsx'
import { DeleteClassDialog } from './DeleteClassDialog.tsx'

const CreateClassForm = lateForm(async () => (await import('./CreateClassForm.tsx')).CreateClassForm)
const EditClassForm = lateForm(async () => (await import('./EditClassForm.tsx')).EditClassForm)

type ClassesScreenProps = {
  classes: Remote<TeacherClass[]>
  /** The courses that a new class may belong to. */
  courses: Remote<TeacherCourse[]>
  /** What the form is open for: a new class, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  table?: KeptTable
  getAttendanceHref: (classId: number) => string
  onCreateClass: (body: NewClass) => Promise<Outcome>
  onEditClass: (body: ClassDraft) => Promise<Outcome>
  onDeleteClass: (id: number) => Promise<Outcome>
}

/** 2§2 “Teacher classes”: the list, and one form that is closed, creates or edits (2§4). */
export function ClassesScreen({ classes, open, last, onOpen, ...props }: ClassesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<TeacherClass>()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    return (
      <RecordView
        title={open === 'new' ? t`Create Class` : t`Edit Class`}
        records={classes}
        open={open}
        nameOf={({ title }) => title}
        words={{ loading: t`Loading classes`, gone: t`This class is no longer there.`, all: t`All classes` }}
        cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
        onClose={close}
      >
        {(edited) =>
          edited ? (
            <EditClassForm schoolClass={edited} onEditClass={props.onEditClass} onDone={close} />
          ) : (
            <CreateClassForm courses={props.courses} onCreateClass={props.onCreateClass} onDone={close} />
          )
        }
      </RecordView>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Classes`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={classes} loading={<ClassesLoading />}>
        {(all) => (
          <ClassesTable
            classes={all}
            table={props.table}
            lastId={last === 'new' ? undefined : last}
            getAttendanceHref={props.getAttendanceHref}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteClassDialog
        schoolClass={doomed}
        onDeleteClass={props.onDeleteClass}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  )
}
