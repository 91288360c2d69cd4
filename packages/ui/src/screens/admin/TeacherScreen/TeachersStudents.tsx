import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { RecordRows } from '#layouts/RecordPage/RecordRows.tsx'
import { classTimes } from '#model/classTimes.ts'

type TeachersStudentsProps = { allotments: readonly Allotment[]; hrefOf: (studentId: number) => string }

/** Whom a teacher is allotted to, for which course, and when. */
export function TeachersStudents({ allotments, hrefOf }: TeachersStudentsProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <RecordRows
      label={t`Students`}
      rows={allotments.map(({ id, student, course, student_class_timings: timings }) => ({
        id,
        title: student.name,
        href: hrefOf(student.id),
        about: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={classTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}
