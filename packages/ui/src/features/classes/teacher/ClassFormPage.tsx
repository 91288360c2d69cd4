import { useLingui, Trans } from '@lingui/react/macro'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ClassTimeFields } from '../shared/ClassTimeFields.tsx'
import {
  type ClassChangeValues,
  type NewClassValues,
  emptyClass,
  newClassSchema,
  toNewClass,
  type ClassDraft,
  classChangeSchema,
  getEditableTimings,
  toClassChange,
  toValues,
} from './class.schema.ts'
import type { NewClass, TeacherCourse, TeacherClass } from '@maktab/contract/schema'
import { Notice } from '#components/Notice/Notice.tsx'
import {
  type ScheduleConflictCheck,
  toClassConflictQuery,
  useScheduleConflictGuard,
} from '#forms/ScheduleConflictCheck.ts'
import { FormScheduleConflicts } from '#forms/FormScheduleConflicts.tsx'
import { FormMultiSelect } from '#forms/FormComboBox.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions, FormCancelContext } from '#forms/FormActions.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { useContext } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useRecordSnapshot, isDeepEqual } from '#forms/formValues.ts'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Select } from '#components/Select/Select.tsx'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { formatClassHours } from '#lib/lessons/classHours.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'

/** The fields that creating and editing share. */
function ClassTextFields({ autoFocus, isLinkRequired }: { autoFocus: boolean; isLinkRequired: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <FormTextField<ClassChangeValues> name="title" label={t`Title`} isRequired autoFocus={autoFocus} />
      <FormTextField<ClassChangeValues>
        name="link"
        label={t`Link`}
        description={t`Where the class meets, for example meet.example.com/my-class`}
        isRequired={isLinkRequired}
      />
      <ClassTimeFields label={t`Class Time`} description={t`School time`} />
    </>
  )
}

type CreateClassFormProps = {
  courses: Remote<TeacherCourse[]>
  clashes: ScheduleConflictCheck
  onCreateClass: (body: NewClass) => Promise<SubmitResult>
  onDone: () => void
}

function CreateClassForm({ courses, clashes, onCreateClass, onDone }: CreateClassFormProps) {
  const { t } = useLingui()
  const { send, question } = useScheduleConflictGuard(clashes)
  const items = mapRemote(courses, (all) => all.map(({ course }) => ({ id: String(course.id), label: course.name })))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={emptyClass}
        schema={newClassSchema}
        onSubmit={(values) =>
          send(toClassConflictQuery(values), (goOn) => onCreateClass({ ...toNewClass(values), ...(goOn && { goOn }) }))
        }
        onDone={onDone}
      >
        {courses.state === 'ready' && courses.data.length === 0 && (
          <Notice tone="warning" title={<Trans>No courses assigned.</Trans>}>
            <Trans>You need a course first. Ask the office to assign one to you.</Trans>
          </Notice>
        )}
        <FormMultiSelect<NewClassValues> name="courseIds" label={t`Courses`} items={items} isRequired autoFocus />
        <ClassTextFields autoFocus={false} isLinkRequired={false} />
        <FormScheduleConflicts<NewClassValues>
          check={clashes}
          question={question}
          toQuery={(values) => toClassConflictQuery(values)}
        />
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Submit</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

type EditClassFormProps = {
  schoolClass: TeacherClass
  clashes: ScheduleConflictCheck
  onEditClass: (body: ClassDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** Title, link and one of the times; a class without times shows why it can’t be saved (decision 23). */
function EditClassForm({ schoolClass: loaded, clashes, onEditClass, onDone }: EditClassFormProps) {
  const [schoolClass, takeNewest] = useRecordSnapshot(loaded)
  const { t } = useLingui()
  const { send, question } = useScheduleConflictGuard(clashes)
  const cancel = useContext(FormCancelContext)
  const times = getEditableTimings(schoolClass)
  const toConflictQuery = (values: ClassChangeValues) =>
    toClassConflictQuery(values, { classId: schoolClass.id, timingId: Number(values.timingId) })
  const [first] = times
  if (!first) {
    return (
      <FormColumn>
        <Notice
          tone="warning"
          title={<Trans>This class can’t be edited</Trans>}
          action={cancel && <Button onPress={cancel.onCancel}>{cancel.label}</Button>}
        >
          <Trans>
            It has no time, so changes can’t be saved. Create the class again with a time, then delete this one.
          </Trans>
        </Notice>
      </FormColumn>
    )
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={toValues(schoolClass, first)}
        schema={classChangeSchema}
        onSubmit={(values) =>
          send(toConflictQuery(values), (goOn) =>
            onEditClass({ ...toClassChange(values, schoolClass), ...(goOn && { goOn }) }),
          )
        }
        onUseLatest={takeNewest}
        onDone={onDone}
      >
        {times.length > 1 && <TimingChoice times={times} />}
        <ClassTextFields autoFocus isLinkRequired />
        <FormScheduleConflicts check={clashes} question={question} toQuery={toConflictQuery} />
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Update</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

/**
 * Chooses which of several times to edit (decision 23). Disabled once the selected time was edited, so that the edit
 * isn’t lost.
 */
function TimingChoice({ times }: { times: readonly ClassTime[] }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { values, setValues, isSubmitting } = useFormikContext<ClassChangeValues>()
  const chosen = times.find(({ id }) => String(id) === values.timingId)
  const isChanged = !chosen || !isDeepEqual(toClassTime(chosen), values.classTime)
  const choose = (timingId: string) => {
    const next = times.find(({ id }) => String(id) === timingId)
    if (next) void setValues({ ...values, timingId, classTime: toClassTime(next) })
  }
  return (
    <Select
      label={t`Class time to edit`}
      description={isChanged ? t`Update this time before choosing another.` : t`You can edit one time at a time.`}
      placeholder={t`Choose a time`}
      items={times.map((time) => ({ id: String(time.id), label: formatClassHours(time, i18n, locale) }))}
      selectedId={values.timingId}
      onSelect={choose}
      isDisabled={isChanged || isSubmitting}
      isRequired
    />
  )
}

function toClassTime({ from, to, days }: ClassTime): ClassChangeValues['classTime'] {
  return { from, to, days }
}

type ClassFormPageProps = {
  /** Needed only for editing; a new class doesn’t wait for them. */
  classes: Remote<TeacherClass[]>
  /** The courses that a new class may belong to. */
  courses: Remote<TeacherCourse[]>
  open: 'new' | number
  conflictCheck: ScheduleConflictCheck
  onCreateClass: (body: NewClass) => Promise<SubmitResult>
  onEditClass: (body: ClassDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 2§2 “Teacher classes”: it creates a class or edits one (2§4). */
export function ClassFormPage({
  classes,
  courses,
  open,
  conflictCheck,
  onCreateClass,
  onEditClass,
  onClose,
}: ClassFormPageProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Class` : t`Edit Class`}
      records={classes}
      open={open}
      getName={({ title }) => title}
      messages={{ loading: t`Loading classes`, notFound: t`This class no longer exists.`, backLabel: t`All classes` }}
      cancelLabel={open === 'new' ? t`Cancel` : t`Cancel Edit`}
      onClose={onClose}
    >
      {(edited) =>
        edited ? (
          <EditClassForm schoolClass={edited} clashes={conflictCheck} onEditClass={onEditClass} onDone={onClose} />
        ) : (
          <CreateClassForm courses={courses} clashes={conflictCheck} onCreateClass={onCreateClass} onDone={onClose} />
        )
      }
    </RecordFormPage>
  )
}
