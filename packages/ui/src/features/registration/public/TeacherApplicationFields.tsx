import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { type TeacherApplicationValues, newCourse, newTiming } from './teacherApplication.schema.ts'
import { limits } from '@maktab/contract/limits/submitTeacherApplication'
import type { Course } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { Options } from '#components/Select/Option.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTimeRangeField, LocalTimeHint } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { type Remote, mapRemote } from '#remote.ts'

export function PersonFields({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  const genders = [
    { id: 'male', label: t`Male` },
    { id: 'female', label: t`Female` },
    { id: 'other', label: t`Other` },
  ]
  const spoken = schoolLanguages.map((id) => ({ id, label: getLanguageName(id, i18n) }))
  return (
    <>
      <Fieldset legend={t`Personal details`} namesFields={false}>
        <FormTextField<TeacherApplicationValues> name="name" label={t`Name`} autoComplete="name" isRequired />
        <FormDatePicker<TeacherApplicationValues>
          name="date_of_birth"
          label={t`Date of birth`}
          today={today}
          maxValue={today}
          autoComplete="bday"
          isRequired
        />
        <FormRadioGroup<TeacherApplicationValues> name="gender" label={t`Gender`} items={genders} />
        <FormTextField<TeacherApplicationValues>
          name="nationality"
          label={t`Nationality`}
          autoComplete="country-name"
          isRequired
        />
        <FormCheckboxGroup<TeacherApplicationValues>
          name="languages_spoken"
          label={t`Languages spoken`}
          description={t`All languages you can teach in`}
          items={spoken}
        />
      </Fieldset>
      <Fieldset legend={t`Your contact details`} namesFields={false}>
        <FormTextField<TeacherApplicationValues>
          name="contact_number"
          label={t`Contact number`}
          description={t`Include the country code, like +92`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <FormTextField<TeacherApplicationValues>
          name="email"
          label={t`Email`}
          description={t`You’ll use this to sign in`}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <FormTextArea<TeacherApplicationValues>
          name="current_address"
          label={t`Current address`}
          autoComplete="street-address"
          rows={2}
          isRequired
        />
      </Fieldset>
    </>
  )
}

export function ExperienceFields({ today }: { today: string }) {
  const { t } = useLingui()
  const ageGroups = [
    { id: 'children', label: t`Children` },
    { id: 'teenagers', label: t`Teenagers` },
    { id: 'adults', label: t`Adults` },
  ]
  return (
    <Fieldset legend={t`Qualifications and experience`} namesFields={false}>
      <FormTextField<TeacherApplicationValues> name="qualification" label={t`Qualification`} isRequired />
      <FormTextField<TeacherApplicationValues>
        name="institution"
        label={t`Institution`}
        autoComplete="organization"
        isRequired
      />
      <FormTextArea<TeacherApplicationValues>
        name="experience_Quran"
        label={t`Experience in Quran`}
        rows={3}
        isRequired
      />
      <FormTextArea<TeacherApplicationValues> name="other_experience" label={t`Other experience`} rows={3} />
      <FormRadioGroup<TeacherApplicationValues>
        name="age_group"
        label={t`Age group`}
        description={t`Who you’d most like to teach`}
        items={ageGroups}
      />
      <FormDatePicker<TeacherApplicationValues>
        name="application_date"
        label={t`Application date`}
        today={today}
        isRequired
      />
    </Fieldset>
  )
}

type Courses = Remote<readonly Course[]>

/** Courses the applicant would like to teach, each with times; a course can be chosen only once. */
export function CourseBlocks({ courses }: { courses: Courses }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const schoolPlace = formatPlaceName(useSchoolSettings().timeZone, locale)
  const { values } = useFormikContext<TeacherApplicationValues>()
  const chosen = values.course.map(({ id }) => id)
  return (
    <RepeatableBlocks<TeacherApplicationValues, 'course'>
      name="course"
      legend={t`Courses`}
      description={t`What you’d like to teach, and when (school time, ${schoolPlace})`}
      newBlock={newCourse}
      getBlockLabel={(number) => t`Course ${number}`}
      addLabel={t`Add another course`}
      max={courses.state === 'ready' ? courses.data.length : chosen.length}
    >
      {(name, index) => (
        <CourseBlock name={name} courses={courses} isFirst={index === 0} elsewhere={chosen.toSpliced(index, 1)} />
      )}
    </RepeatableBlocks>
  )
}

type CourseBlockProps = {
  name: `course[${number}]`
  courses: Courses
  isFirst: boolean
  /** Ids chosen in the other blocks. */
  elsewhere: readonly (string | null)[]
}

function CourseBlock({ name, courses, isFirst, elsewhere }: CourseBlockProps) {
  const { t } = useLingui()
  const options: Options = mapRemote(courses, (all) =>
    all.map(({ id, name: label }) => ({
      id: String(id),
      label,
      ...(elsewhere.includes(String(id)) && { disabledReason: t`Already chosen` }),
    })),
  )
  // Show the load error once, not in every block.
  const items = courses.state === 'failed' && !isFirst ? [] : options
  return (
    <Stack>
      <FormSelect<TeacherApplicationValues> name={`${name}.id`} label={t`Course`} items={items} isRequired />
      <RepeatableBlocks<TeacherApplicationValues, `course[${number}].timings`>
        name={`${name}.timings`}
        legend={t`Times`}
        newBlock={newTiming}
        getBlockLabel={(number) => t`Time ${number}`}
        addLabel={t`Add another time`}
        max={limits['course[].timings'].max}
      >
        {(timing) => (
          <>
            <FormTimeRangeField<TeacherApplicationValues>
              name={timing}
              label={t`Class time`}
              isLabelHidden
              isRequired
              withoutDays={t`Leave blank to agree on days later.`}
            />
            <LocalTimeHint<TeacherApplicationValues> name={timing} />
          </>
        )}
      </RepeatableBlocks>
    </Stack>
  )
}
