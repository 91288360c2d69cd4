import type { Course, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { toCourseField } from '#features/registration/admin/courseTimes.ts'
import { CourseTimeBlocks } from '#features/registration/admin/CourseTimeBlocks.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCheckboxGroup, FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import type { Remote } from '#remote.ts'
import { type SubmitResult, handled, mapFieldErrors } from '#submitResult.ts'
import {
  type NewTeacherDraft,
  type TeacherEditDraft,
  type TeacherValues,
  teacherSchema,
  toEditValues,
  toNewTeacher,
  toNewValues,
  toTeacherEdit,
} from './teacher.schema.ts'

type TeacherFormProps = {
  /** The teacher to edit; undefined adds one. */
  teacher: Teacher | undefined
  /** Next free code, for a new teacher. */
  suggestedCode: string
  courses: Remote<Course[]>
  onCreateTeacher: ((draft: NewTeacherDraft) => Promise<SubmitResult>) | undefined
  onEditTeacher: ((id: number, draft: TeacherEditDraft) => Promise<SubmitResult>) | undefined
  onDone: () => void
}

/** Fields of an application, for the office. */
export function TeacherForm({
  teacher: loaded,
  suggestedCode,
  courses,
  onCreateTeacher,
  onEditTeacher,
  onDone,
}: TeacherFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const [teacher, takeNewest] = useRecordSnapshot(loaded)
  const offered = courses.state === 'ready' ? courses.data : []
  const [initialValues] = useState(() => (teacher ? toEditValues(teacher, offered) : toNewValues(today, suggestedCode)))
  // Times can be edited only if the courses were known when the form opened.
  const [hasCourses] = useState(!teacher || courses.state === 'ready')
  const save = async (values: TeacherValues) => {
    if (!teacher) return onCreateTeacher?.(toNewTeacher(values))
    return onEditTeacher?.(teacher.id, toTeacherEdit(values, { version: teacher.version, hasCourses }))
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={teacherSchema({ today, courses: offered, isNew: !teacher })}
        onSubmit={async (values) => mapFieldErrors((await save(values)) ?? handled, toCourseField(values.courses))}
        onUseLatest={takeNewest}
        onDone={onDone}
      >
        <TeacherFields isNew={!teacher} today={today} />
        <ExperienceFields today={today} />
        {hasCourses && (
          <CourseTimeBlocks
            courses={courses}
            description={
              teacher
                ? t`Optional. What they can teach, and when. Assigned courses don’t change.`
                : t`Optional. What they teach, and when. The courses are assigned to them.`
            }
            withoutDays={t`Optional. Leave times and days blank if they aren’t known yet.`}
          />
        )}
        <FormActions pendingLabel={t`Saving…`}>{teacher ? <Trans>Update</Trans> : <Trans>Save</Trans>}</FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

function TeacherFields({ isNew, today }: { isNew: boolean; today: string }) {
  const { t, i18n } = useLingui()
  const genders = [
    { id: 'male', label: t`Male` },
    { id: 'female', label: t`Female` },
    { id: 'other', label: t`Other` },
  ]
  return (
    <Fieldset legend={t`Teacher`} namesFields={false}>
      <FormTextField<TeacherValues> name="name" label={t`Name`} autoComplete="off" isRequired autoFocus />
      {isNew && (
        <FormTextField<TeacherValues>
          name="teach_id"
          label={t`Teacher ID`}
          description={t`Next available ID. You can change it.`}
          autoComplete="off"
          isRequired
        />
      )}
      <FormTextField<TeacherValues>
        name="contact_number"
        label={t`Contact number`}
        description={t`Include the country code, like +92`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        isRequired
      />
      <FormTextField<TeacherValues>
        name="email"
        label={t`Email`}
        description={isNew ? t`They’re invited to set a password.` : t`They sign in with this email.`}
        type="email"
        inputMode="email"
        autoComplete="off"
        isRequired
      />
      <FormTextArea<TeacherValues> name="current_address" label={t`Current address`} rows={2} />
      <FormDatePicker<TeacherValues> name="date_of_birth" label={t`Date of birth`} today={today} maxValue={today} />
      <FormRadioGroup<TeacherValues> name="gender" label={t`Gender`} items={genders} />
      <FormTextField<TeacherValues> name="nationality" label={t`Nationality`} autoComplete="off" />
      <FormCheckboxGroup<TeacherValues>
        name="languages_spoken"
        label={t`Languages spoken`}
        items={schoolLanguages.map((id) => ({ id, label: getLanguageName(id, i18n) }))}
      />
    </Fieldset>
  )
}

function ExperienceFields({ today }: { today: string }) {
  const { t } = useLingui()
  const ageGroups = [
    { id: 'children', label: t`Children` },
    { id: 'teenagers', label: t`Teenagers` },
    { id: 'adults', label: t`Adults` },
  ]
  return (
    <Fieldset legend={t`Qualifications and experience`} namesFields={false}>
      <FormTextField<TeacherValues> name="qualification" label={t`Qualification`} autoComplete="off" />
      <FormTextField<TeacherValues> name="institution" label={t`Institution`} autoComplete="off" />
      <FormTextArea<TeacherValues> name="experience_Quran" label={t`Experience in Quran`} rows={3} />
      <FormTextArea<TeacherValues> name="other_experience" label={t`Other experience`} rows={3} />
      <FormRadioGroup<TeacherValues> name="age_group" label={t`Age group`} items={ageGroups} />
      <FormDatePicker<TeacherValues> name="application_date" label={t`Application date`} today={today} />
    </Fieldset>
  )
}
