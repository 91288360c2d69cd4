import { limits } from '@maktab/contract/limits/submitTeacherApplication'
import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { Options } from '#components/Select/Option.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { LocalTimeHint } from '#forms/LocalTimeHint.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { type ApplicationValues, newCourse, newTiming } from './application.schema.ts'

type Courses = Remote<readonly Course[]>

/** The courses somebody would like to teach, each once, and when. */
export function CourseBlocks({ courses }: { courses: Courses }) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { values } = useFormikContext<ApplicationValues>()
  const chosen = values.course.map(({ id }) => id)
  return (
    <RepeatableBlocks<ApplicationValues, 'course'>
      name="course"
      legend={t`Courses`}
      description={t`What you would like to teach, and when, by the school’s clocks (${timeZone})`}
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
  /** What other blocks have chosen. */
  elsewhere: readonly (string | null)[]
}

function CourseBlock({ name, courses, isFirst, elsewhere }: CourseBlockProps) {
  const { t } = useLingui()
  const options: Options = mapRemote(courses, (all) =>
    all.map(({ id, name: label }) => ({
      id: String(id),
      label,
      ...(elsewhere.includes(String(id)) && { disabledReason: t`You have chosen it already` }),
    })),
  )
  // A list that failed is told once, not in every block.
  const items = courses.state === 'failed' && !isFirst ? [] : options
  return (
    <Stack>
      <FormSelect<ApplicationValues> name={`${name}.id`} label={t`Course`} items={items} isRequired />
      <RepeatableBlocks<ApplicationValues, `course[${number}].timings`>
        name={`${name}.timings`}
        legend={t`Timings`}
        newBlock={newTiming}
        getBlockLabel={(number) => t`Time ${number}`}
        addLabel={t`Add another time`}
        max={limits['course[].timings'].max}
      >
        {(timing) => (
          <>
            <FormTimeRange<ApplicationValues>
              name={timing}
              label={t`Class time`}
              isLabelHidden
              isRequired
              withoutDays={t`Without days, they are agreed with you.`}
            />
            <LocalTimeHint<ApplicationValues> name={timing} />
          </>
        )}
      </RepeatableBlocks>
    </Stack>
  )
}
