import type { NewClass, TeacherCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { toClassConflictQuery } from '#forms/toClassConflictQuery.ts'
import { FormConflicts } from '#forms/FormConflicts.tsx'
import { FormMultiSelect } from '#forms/FormMultiSelect.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConflictGuard } from '#forms/useConflictGuard.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { type NewClassValues, emptyClass, newClassSchema, toNewClass } from './class.schema.ts'
import { ClassTextFields } from './ClassTextFields.tsx'

type CreateClassFormProps = {
  courses: Remote<TeacherCourse[]>
  clashes: ConflictCheck
  onCreateClass: (body: NewClass) => Promise<SubmitResult>
  onDone: () => void
}

export function CreateClassForm({ courses, clashes, onCreateClass, onDone }: CreateClassFormProps) {
  const { t } = useLingui()
  const { send, question } = useConflictGuard(clashes)
  const items = mapRemote(courses, (all) => all.map(({ course }) => ({ id: String(course.id), label: course.name })))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={emptyClass}
          schema={newClassSchema}
          onSubmit={(values) =>
            send(toClassConflictQuery(values), (goOn) =>
              onCreateClass({ ...toNewClass(values), ...(goOn && { goOn }) }),
            )
          }
          onDone={onDone}
        >
          {courses.state === 'ready' && courses.data.length === 0 && (
            <Notice tone="warning" title={<Trans>No courses assigned.</Trans>}>
              <Trans>A class belongs to a course. Ask the school’s office to assign one to you.</Trans>
            </Notice>
          )}
          <FormMultiSelect<NewClassValues> name="courseIds" label={t`Courses`} items={items} isRequired autoFocus />
          <ClassTextFields autoFocus={false} isLinkRequired={false} />
          <FormConflicts<NewClassValues>
            check={clashes}
            question={question}
            toQuery={(values) => toClassConflictQuery(values)}
          />
          <FormActions pendingLabel={t`Saving…`}>
            <Trans>Submit</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
