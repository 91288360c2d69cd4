import { useLingui } from '@lingui/react/macro'
import { createDeleteAction } from '#components/DataTable/rowActions.ts'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'
import type { CourseTime } from '#lib/lessons/readCourseTimes.ts'

/** A time that can be removed: one that carries its number (decision 14). */
export type RemovableTime = CourseTime & { id: number }

type StudentTimingsProps = {
  times: readonly CourseTime[]
  onRemove: (time: RemovableTime) => void
}

/** 2§2 “Class Timings”. */
export function StudentTimings({ times, onRemove }: StudentTimingsProps) {
  const { t } = useLingui()
  const removal = ({ id, ...time }: CourseTime) =>
    id === undefined
      ? []
      : [createDeleteAction(t`${time.from} – ${time.to}, ${time.courseName}`, () => onRemove({ ...time, id }))]
  return (
    <CourseTimesTable
      label={t`Class Timings`}
      times={times}
      fromLabel={t`Preference Time From`}
      toLabel={t`Preference Time To`}
      emptyText={t`No classtime and course details found.`}
      empty={{
        scene: 'classes',
        children: t`The times that this student asks for with a course would stand here.`,
      }}
      getActions={times.some(({ id }) => id !== undefined) ? removal : undefined}
    />
  )
}
