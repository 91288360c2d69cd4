import type { TeacherClassTime } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

type ClassTimingsProps = { timings: TeacherClassTime[] }

/** 1§2 “Class Timings”. */
export function ClassTimings({ timings }: ClassTimingsProps) {
  const { t } = useLingui()
  const times = useMemo(
    () =>
      timings.flatMap((timing) =>
        readClassTimes([timing]).map((time) => ({ ...time, courseName: timing.course_name })),
      ),
    [timings],
  )
  return (
    <CourseTimesTable
      label={t`Class Timings`}
      times={times}
      fromLabel={t`Preferred time from`}
      toLabel={t`Preferred time to`}
      emptyText={t`No class timings yet.`}
      empty={{
        scene: 'classes',
        children: t`The times that this teacher has applied for would stand here.`,
      }}
    />
  )
}
