import { useLingui, Trans } from '@lingui/react/macro'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ClassTimeFields } from '../shared/ClassTimeFields.tsx'
import { NewClassForm, type NewClassFormProps } from '../shared/NewClassForm.tsx'
import {
  type ClassChangeValues,
  type ClassDraft,
  classChangeSchema,
  getEditableTimings,
  toClassChange,
  toValues,
} from './class.schema.ts'
import type { TeacherCourse, TeacherClass } from '@maktab/contract/schema'
import { Notice } from '#components/Notice/Notice.tsx'
import {
  type ScheduleConflictCheck,
  toClassConflictQuery,
  useScheduleConflictGuard,
} from '#forms/ScheduleConflictCheck.ts'
import { FormScheduleConflicts } from '#forms/FormScheduleConflicts.tsx'
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
        <FormTextField<ClassChangeValues> name="title" label={t`Title`} isRequired autoFocus />
        <FormTextField<ClassChangeValues>
          name="link"
          label={t`Link`}
          description={t`Where the class meets, for example meet.example.com/my-class`}
          isRequired
        />
        <ClassTimeFields label={t`Class Time`} description={t`School time`} />
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
  hasSeveralTimes: NewClassFormProps['hasSeveralTimes']
  conflictCheck: ScheduleConflictCheck
  onCreateClass: NewClassFormProps['onCreateClass']
  onEditClass: (body: ClassDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 2§2 “Teacher classes”: it creates a class or edits one (2§4). */
export function ClassFormPage({
  classes,
  courses,
  open,
  hasSeveralTimes,
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
          <NewClassForm
            courses={mapRemote(courses, (all) => all.map(({ course }) => course))}
            hasSeveralTimes={hasSeveralTimes}
            conflictCheck={conflictCheck}
            onCreateClass={onCreateClass}
            onDone={onClose}
          />
        )
      }
    </RecordFormPage>
  )
}
