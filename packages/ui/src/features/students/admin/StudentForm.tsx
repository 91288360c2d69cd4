import type { Course, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { toCourseField } from '#features/registration/admin/courseTimes.ts'
import { CourseTimeBlocks } from '#features/registration/admin/CourseTimeBlocks.tsx'
import { GuardianField } from '#features/registration/shared/GuardianField.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
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
  type NewStudentDraft,
  type StudentEditDraft,
  type StudentValues,
  studentSchema,
  toEditValues,
  toNewStudent,
  toNewValues,
  toStudentEdit,
} from './student.schema.ts'

type StudentFormProps = {
  /** The student to edit; undefined adds one. */
  student: Student | undefined
  /** Next free code, for a new student. */
  suggestedCode: string
  courses: Remote<Course[]>
  onCreateStudent: ((draft: NewStudentDraft) => Promise<SubmitResult>) | undefined
  onEditStudent: ((id: number, draft: StudentEditDraft) => Promise<SubmitResult>) | undefined
  onDone: () => void
}

/** Fields of registration without password and payment, for the office. */
export function StudentForm({
  student: loaded,
  suggestedCode,
  courses,
  onCreateStudent,
  onEditStudent,
  onDone,
}: StudentFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const [student, takeNewest] = useRecordSnapshot(loaded)
  const offered = courses.state === 'ready' ? courses.data : []
  const [initialValues] = useState(() => (student ? toEditValues(student, offered) : toNewValues(today, suggestedCode)))
  // Times can be edited only if the courses were known when the form opened.
  const [hasCourses] = useState(!student || courses.state === 'ready')
  const [takenEmail, setTakenEmail] = useState<string>()
  const [joinedEmail, setJoinedEmail] = useState<string>()
  const submit = async (values: StudentValues) => {
    if (student) {
      const edit = toStudentEdit(values, { version: student.version, hasCourses })
      return mapFieldErrors((await onEditStudent?.(student.id, edit)) ?? handled, toCourseField(values.courses))
    }
    const joinsAccount = joinedEmail !== undefined && joinedEmail === normalizeEmail(values.email)
    const outcome = (await onCreateStudent?.(toNewStudent(values, { joinsAccount }))) ?? handled
    // The format was validated here, so a server error on the email means that it is taken.
    const isTaken = outcome.state === 'refused' && outcome.fields['email'] !== undefined && !joinsAccount
    if (isTaken) setTakenEmail(normalizeEmail(values.email))
    return mapFieldErrors(outcome, toCourseField(values.courses))
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={studentSchema({ today, courses: offered })}
        onSubmit={submit}
        onUseLatest={takeNewest}
        onDone={onDone}
      >
        <StudentFields isNew={!student} today={today} />
        <Fieldset legend={t`Contact`} namesFields={false}>
          <ContactFields
            sharesEmail={student?.sharesEmail === true}
            isNew={!student}
            takenEmail={takenEmail}
            joinedEmail={joinedEmail}
            onJoin={setJoinedEmail}
          />
        </Fieldset>
        {hasCourses && (
          <CourseTimeBlocks
            courses={courses}
            description={t`Optional. What they’d like to learn, and when.`}
            withoutDays={t`Optional. Days can be agreed with the teacher later.`}
          />
        )}
        {!student && (
          <FormTextArea<StudentValues>
            name="notes"
            label={t`Notes`}
            description={t`Only administrators see these.`}
            autoComplete="off"
            rows={3}
          />
        )}
        <FormActions pendingLabel={t`Saving…`}>{student ? <Trans>Update</Trans> : <Trans>Save</Trans>}</FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

/** Normalizes as the server does when comparing. */
function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

function StudentFields({ isNew, today }: { isNew: boolean; today: string }) {
  const { t, i18n } = useLingui()
  return (
    <Fieldset legend={t`Student`} namesFields={false}>
      <FormTextField<StudentValues> name="name" label={t`Name`} autoComplete="off" isRequired autoFocus />
      <FormDatePicker<StudentValues> name="date_of_birth" label={t`Date of birth`} today={today} maxValue={today} />
      <GuardianField today={today} />
      <FormRadioGroup<StudentValues>
        name="preferred_language"
        label={t`Preferred language`}
        description={t`For lessons and emails`}
        items={schoolLanguages.map((language) => ({ id: language, label: getLanguageName(language, i18n) }))}
      />
      {isNew && (
        <FormTextField<StudentValues>
          name="std_id"
          label={t`Student ID`}
          description={t`Next available ID. You can change it, or leave it blank for now.`}
          autoComplete="off"
        />
      )}
      <FormDatePicker<StudentValues> name="registration_date" label={t`Registration date`} today={today} />
      <FormTextField<StudentValues>
        name="signature"
        label={t`Signature`}
        description={t`Optional. The name on a signed form.`}
        autoComplete="off"
      />
    </Fieldset>
  )
}

type ContactFieldsProps = {
  sharesEmail: boolean
  isNew: boolean
  /** The email that the server rejected as taken. */
  takenEmail: string | undefined
  /** The email of the family that the student joins. */
  joinedEmail: string | undefined
  onJoin: (email: string) => void
}

/** Phone numbers and email. If an email is taken, a new student can join that family. */
function ContactFields({ sharesEmail, isNew, takenEmail, joinedEmail, onJoin }: ContactFieldsProps) {
  const { t } = useLingui()
  const { values, setFieldError } = useFormikContext<StudentValues>()
  const email = normalizeEmail(values.email)
  const isJoined = email !== '' && email === joinedEmail
  const emailHint = isNew ? t`Optional. They’re invited to set a password.` : t`They sign in with this email.`
  return (
    <Stack>
      <FormTextField<StudentValues>
        name="contact_number"
        label={t`Contact number`}
        description={t`Include the country code, like +92`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        isRequired
      />
      <FormTextField<StudentValues>
        name="alternate_contact_number"
        label={t`Alternate contact number`}
        description={t`Optional. For when the first number can’t be reached.`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <FormTextField<StudentValues>
        name="email"
        label={t`Email`}
        description={
          sharesEmail ? t`Siblings sign in with this email, too. Changing it changes it for all of them.` : emailHint
        }
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      {email !== '' && email === takenEmail && !isJoined && (
        <Notice
          tone="info"
          action={
            <Button
              size="sm"
              onPress={() => {
                onJoin(email)
                setFieldError('email', undefined)
              }}
            >
              <Trans>Add to this family</Trans>
            </Button>
          }
        >
          <Trans>Does a brother or sister use this email? They can share it.</Trans>
        </Notice>
      )}
      {isJoined && (
        <Notice tone="info">
          <Trans>The student joins the family with this email and signs in with its password.</Trans>
        </Notice>
      )}
    </Stack>
  )
}
