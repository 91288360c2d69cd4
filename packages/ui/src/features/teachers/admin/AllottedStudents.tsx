import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

type AllottedStudentsProps = { allotments: readonly Allotment[]; hrefOf: (studentId: number) => string }

/** Whom a teacher is allotted to, for which course, and when. */
export function AllottedStudents({ allotments, hrefOf }: AllottedStudentsProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Students`}
      rows={allotments.map(({ id, student, course, student_class_timings: timings }) => ({
        id,
        title: student.name,
        href: hrefOf(student.id),
        about: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}
