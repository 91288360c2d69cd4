import type { NewClass, TeacherClass, TeacherCourse } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { CreateClassForm } from './CreateClassForm.tsx'
import { EditClassForm } from './EditClassForm.tsx'

type ClassViewProps = {
  /** Needed to edit; a new class doesn’t wait for them. */
  classes: Remote<TeacherClass[]>
  /** The courses that a new class may belong to. */
  courses: Remote<TeacherCourse[]>
  open: 'new' | number
  clashes: ConflictCheck
  onCreateClass: (body: NewClass) => Promise<SubmitResult>
  onEditClass: (body: ClassDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 2§2 “Teacher classes”: it creates a class or edits one (2§4). */
export function ClassView({ classes, courses, open, clashes, onCreateClass, onEditClass, onClose }: ClassViewProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Class` : t`Edit Class`}
      records={classes}
      open={open}
      nameOf={({ title }) => title}
      words={{ loading: t`Loading classes`, notFound: t`This class is no longer there.`, backLabel: t`All classes` }}
      cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
      onClose={onClose}
    >
      {(edited) =>
        edited ? (
          <EditClassForm schoolClass={edited} clashes={clashes} onEditClass={onEditClass} onDone={onClose} />
        ) : (
          <CreateClassForm courses={courses} clashes={clashes} onCreateClass={onCreateClass} onDone={onClose} />
        )
      }
    </RecordFormPage>
  )
}
