import type { NewClass, TeacherCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { ClashCheck } from '#forms/ClashCheck.ts'
import { classQuestion } from '#forms/classQuestion.ts'
import { FormClashes } from '#forms/FormClashes.tsx'
import { FormMultiSelect } from '#forms/FormMultiSelect.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useClashGate } from '#forms/useClashGate.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { type NewClassValues, emptyClass, newClassSchema, toNewClass } from './class.schema.ts'
import { ClassTexts } from './ClassTexts.tsx'

type CreateClassFormProps = {
  courses: Remote<TeacherCourse[]>
  clashes: ClashCheck
  onCreateClass: (body: NewClass) => Promise<Outcome>
  onDone: () => void
}

export function CreateClassForm({ courses, clashes, onCreateClass, onDone }: CreateClassFormProps) {
  const { t } = useLingui()
  const { send, question } = useClashGate(clashes)
  const items = mapRemote(courses, (all) => all.map(({ course }) => ({ id: String(course.id), label: course.name })))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={emptyClass}
          schema={newClassSchema}
          onSubmit={(values) =>
            send(classQuestion(values), (goOn) => onCreateClass({ ...toNewClass(values), ...(goOn && { goOn }) }))
          }
          onDone={onDone}
        >
          {courses.state === 'ready' && courses.data.length === 0 && (
            <Notice tone="warning" title={<Trans>No courses assigned.</Trans>}>
              <Trans>A class belongs to a course. Ask the school’s office to assign one to you.</Trans>
            </Notice>
          )}
          <FormMultiSelect<NewClassValues> name="courseIds" label={t`Courses`} items={items} isRequired autoFocus />
          <ClassTexts autoFocus={false} isLinkRequired={false} />
          <FormClashes<NewClassValues>
            check={clashes}
            question={question}
            toQuestion={(values) => classQuestion(values)}
          />
          <SubmitButton pendingLabel={t`Saving…`}>
            <Trans>Submit</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
