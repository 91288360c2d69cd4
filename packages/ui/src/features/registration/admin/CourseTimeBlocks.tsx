import { limits } from '@maktab/contract/limits/createStudent'
import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { Options } from '#components/Select/Option.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormTimeRangeField, LocalTimeHint } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { type CourseTimeValues, newCourseTimes, newTiming } from './courseTimes.ts'

type Values = { courses: CourseTimeValues[] }

type CourseTimeBlocksProps = {
  courses: Remote<readonly Course[]>
  description: string
  /** Hint below a time; says what no days mean. */
  withoutDays: string
}

/** Courses of a student or teacher, each with times. A course can be chosen once. */
export function CourseTimeBlocks({ courses, description, withoutDays }: CourseTimeBlocksProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { values } = useFormikContext<Values>()
  const chosen = values.courses.map(({ course_id: id }) => id)
  const most = courses.state === 'ready' ? Math.min(limits.courses.max, courses.data.length) : chosen.length
  return (
    <RepeatableBlocks<Values, 'courses'>
      name="courses"
      legend={t`Courses and times`}
      description={description}
      newBlock={newCourseTimes}
      getBlockLabel={(number) => t`Course ${number}`}
      addLabel={t`Add another course`}
      max={most}
    >
      {(name, index) => (
        <Stack>
          <CourseSelect name={name} courses={courses} isFirst={index === 0} elsewhere={chosen.toSpliced(index, 1)} />
          <RepeatableBlocks<Values, `courses[${number}].timings`>
            name={`${name}.timings`}
            legend={t`Times`}
            description={t`School time, ${timeZone}`}
            newBlock={newTiming}
            getBlockLabel={(number) => t`Time ${number}`}
            addLabel={t`Add another time`}
            max={limits['courses[].timings'].max}
          >
            {(timing) => (
              <>
                <FormTimeRangeField<Values>
                  name={timing}
                  label={t`Class time`}
                  isLabelHidden
                  withoutDays={withoutDays}
                />
                <LocalTimeHint<Values> name={timing} />
              </>
            )}
          </RepeatableBlocks>
        </Stack>
      )}
    </RepeatableBlocks>
  )
}

type CourseSelectProps = {
  name: `courses[${number}]`
  courses: Remote<readonly Course[]>
  isFirst: boolean
  /** Ids chosen in the other blocks. */
  elsewhere: readonly (string | null)[]
}

function CourseSelect({ name, courses, isFirst, elsewhere }: CourseSelectProps) {
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
  return <FormSelect<Values> name={`${name}.course_id`} label={t`Course`} items={items} />
}
