import type { AssignedCourse, ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { NewClassForm, type NewClassFormProps } from '../shared/NewClassForm.tsx'
import { NewClassTeacherField, type NewClassTeacherFieldProps } from './NewClassTeacherField.tsx'
import { useTeacherOptions } from '#features/allotments/admin/useTeacherOptions.ts'
import {
  type ClassValues,
  type ClassDraft,
  classSchema,
  getEditableTimings,
  toRequest,
  toValues,
} from './class.schema.ts'
import { createClassTeacherLookup } from './filterClassesByTeacher.ts'
import { Button } from '#components/Button/Button.tsx'
import {
  type ScheduleConflictCheck,
  toClassConflictQuery,
  useScheduleConflictGuard,
} from '#forms/ScheduleConflictCheck.ts'
import { FormScheduleConflicts } from '#forms/FormScheduleConflicts.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot, isDeepEqual } from '#forms/formValues.ts'
import { ClassTimeFields } from '../shared/ClassTimeFields.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { Notice } from '#components/Notice/Notice.tsx'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { formatClassHours } from '#lib/lessons/classHours.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'

type ClassTeacherFieldProps = {
  /** The class as loaded when the form opened. */
  scheduled: ScheduledClass
  teachers: Remote<Teacher[]>
}

/** The teacher of the class. Hidden if the backend can’t reassign classes. */
function ClassTeacherField({ scheduled, teachers }: ClassTeacherFieldProps) {
  const { t } = useLingui()
  const canReassign = useHasApiExtensions()
  const options = useTeacherOptions(teachers, undefined)
  const { teacherID: id } = scheduled
  const loadedTeachers = teachers.state === 'ready' ? teachers.data : []
  if (!canReassign) return null
  return (
    <FormComboBox<ClassValues>
      name="teacherID"
      label={t`Teacher`}
      description={t`If you change the teacher, the class keeps its students and attendance.`}
      items={options}
      currentOption={
        id === null
          ? undefined
          : { id: String(id), label: createClassTeacherLookup(loadedTeachers, t`N/A`)(scheduled).label }
      }
    />
  )
}

type ClassFormProps = {
  scheduled: ScheduledClass
  teachers: Remote<Teacher[]>
  clashes: ScheduleConflictCheck
  onEditClass: (draft: ClassDraft) => Promise<SubmitResult>
  onCancel: () => void
  onDone: () => void
}

/** 1§2 “Edit Class”: title, link, teacher and one of the class’s times. */
function ClassForm({ scheduled, teachers, clashes, onEditClass, onCancel, onDone }: ClassFormProps) {
  const { t } = useLingui()
  const schoolTimeText = useSchoolTimeText()
  const [opened, takeNewest] = useRecordSnapshot(scheduled)
  const { send, question } = useScheduleConflictGuard(clashes)
  const timings = getEditableTimings(opened)
  const toConflictQuery = (values: ClassValues) =>
    toClassConflictQuery(values, { classId: opened.id, timingId: values.classTime.id })
  const [first] = timings
  if (!first) return <NoTimingsNotice onBack={onCancel} />
  return (
    <FormCard>
      <ValidatedForm
        initialValues={toValues(opened, first)}
        schema={classSchema}
        onSubmit={(values) =>
          send(toConflictQuery(values), (goOn) => onEditClass({ ...toRequest(values, opened), ...(goOn && { goOn }) }))
        }
        onUseLatest={takeNewest}
        onDone={onDone}
      >
        <FormTextField<ClassValues> name="title" label={t`Title`} isRequired autoFocus />
        <FormTextField<ClassValues> name="link" label={t`Class link`} type="url" isRequired />
        <ClassTeacherField scheduled={opened} teachers={teachers} />
        {timings.length > 1 && <TimingChoice timings={timings} />}
        <ClassTimeFields label={t`Class time`} description={schoolTimeText} />
        <FormScheduleConflicts check={clashes} question={question} toQuery={toConflictQuery} />
        <FormActions pendingLabel={t`Saving…`} onCancel={onCancel}>
          <Trans>Save</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

/** A class without timings can’t be edited, because the request has to name one (decision 23). */
function NoTimingsNotice({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="warning"
      title={t`Invalid class timing ID`}
      action={
        <Button size="sm" autoFocus onPress={onBack}>
          <Trans>All classes</Trans>
        </Button>
      }
    >
      <Trans>
        This class has no times, so it can’t be edited. Ask its teacher to create it again with a time, then delete this
        one.
      </Trans>
    </Notice>
  )
}

/**
 * Chooses which of several times to edit: a request carries one (decision 23). Read-only once the selected time was
 * edited, so that the edit isn’t lost.
 */
function TimingChoice({ timings }: { timings: readonly ClassTime[] }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { values, setFieldValue, isSubmitting } = useFormikContext<ClassValues>()
  const { id: chosen } = values.classTime
  const stored = timings.find(({ id }) => id === chosen)
  const isChanged = stored !== undefined && !isDeepEqual(toClassTime(stored), values.classTime)
  return (
    <RadioGroup
      label={t`Class time to edit`}
      description={isChanged ? t`Save this time before choosing another.` : t`You can edit one time at a time.`}
      items={timings.map((timing) => ({ id: String(timing.id), label: formatClassHours(timing, i18n, locale) }))}
      value={String(chosen)}
      onChange={(id) => {
        const next = timings.find((timing) => String(timing.id) === id)
        if (next) void setFieldValue('classTime', toClassTime(next), true)
      }}
      isReadOnly={isSubmitting || isChanged}
    />
  )
}

function toClassTime({ id, from, to, days }: ClassTime): ClassValues['classTime'] {
  return { id, from, to, days }
}

type ClassFormPageProps = NewClassTeacherFieldProps & {
  classes: Remote<ScheduledClass[]>
  /** The courses of the teacher last passed to `onTeacherChange`. */
  assigned: Remote<AssignedCourse[]>
  open: 'new' | number
  conflictCheck: ScheduleConflictCheck
  onCreateClass: NewClassFormProps['onCreateClass']
  onEditClass: (draft: ClassDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The page with the form of a new class or of an existing one. */
export function ClassFormPage({
  classes,
  teachers,
  assigned,
  onTeacherChange,
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
      {...(open === 'new' && { cancelLabel: t`Cancel` })}
      onClose={onClose}
    >
      {(scheduled, cancel) =>
        scheduled ? (
          <ClassForm
            scheduled={scheduled}
            teachers={teachers}
            clashes={conflictCheck}
            onEditClass={onEditClass}
            onCancel={cancel}
            onDone={onClose}
          />
        ) : (
          <NewClassForm
            teacherField={<NewClassTeacherField teachers={teachers} onTeacherChange={onTeacherChange} />}
            courses={mapRemote(assigned, (all) => all.map(({ course }) => course))}
            hasSeveralTimes
            conflictCheck={conflictCheck}
            onCreateClass={onCreateClass}
            onDone={onClose}
          />
        )
      }
    </RecordFormPage>
  )
}
