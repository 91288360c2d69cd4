import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import type { KeptTable } from '../../../components/DataTable/Column.ts'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { ClassesLoading } from './ClassesLoading.tsx'
import { ClassesTable } from './ClassesTable.tsx'
import { CreateClassForm } from './CreateClassForm.tsx'
import { DeleteClassDialog } from './DeleteClassDialog.tsx'
import { EditClassForm } from './EditClassForm.tsx'

type Schemas = components['schemas']

/** The form that is open: of a new class, or of the class with this id. */
export type OpenForm = 'new' | number | undefined

type ClassesScreenProps = {
  classes: Remote<Schemas['TeacherClass'][]>
  /** The courses that a new class may belong to. */
  courses: Remote<Schemas['TeacherCourse'][]>
  form: OpenForm
  now: Date
  table?: KeptTable
  getAttendanceHref: (classId: number) => string
  onFormChange: (form: OpenForm) => void
  onCreateClass: (body: Schemas['NewClass']) => Outcome
  onEditClass: (body: ClassDraft) => Outcome
  onDeleteClass: (id: number) => Outcome
}

/** 2§2 “Teacher classes”: the list, and one form that is closed, creates or edits (2§4). */
export function ClassesScreen({ classes, courses, form, now, table, ...props }: ClassesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Schemas['TeacherClass']>()
  const confirmLeave = useConfirmLeave()
  const close = () => props.onFormChange(undefined)
  const title = form === undefined ? t`Classes` : form === 'new' ? t`Create Class` : t`Edit Class`

  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          form === undefined ? (
            <Button key="create" variant="primary" onPress={() => props.onFormChange('new')}>
              <Trans>Create</Trans>
            </Button>
          ) : (
            <Button key="cancel" onPress={() => confirmLeave(close)}>
              {form === 'new' ? <Trans>Cancel</Trans> : <Trans>Cancel Edit</Trans>}
            </Button>
          )
        }
      />
      {form === 'new' ? (
        <CreateClassForm courses={courses} onCreateClass={props.onCreateClass} onDone={close} />
      ) : (
        <RemoteView remote={classes} loading={<ClassesLoading />}>
          {(all) => {
            if (form === undefined) {
              return (
                <ClassesTable
                  classes={all}
                  table={table}
                  now={now}
                  getAttendanceHref={props.getAttendanceHref}
                  onEdit={props.onFormChange}
                  onDelete={setDoomed}
                />
              )
            }
            const edited = all.find(({ id }) => id === form)
            return edited ? (
              <EditClassForm key={edited.id} schoolClass={edited} onEditClass={props.onEditClass} onDone={close} />
            ) : (
              <EmptyState title={<Trans>This class is not here any more</Trans>} />
            )
          }}
        </RemoteView>
      )}
      <DeleteClassDialog
        schoolClass={doomed}
        onDeleteClass={props.onDeleteClass}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  )
}
