import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

type AllottedTeachersProps = { allotments: readonly Allotment[]; hrefOf: (teacherId: number) => string }

/** Who teaches a student what, and when. */
export function AllottedTeachers({ allotments, hrefOf }: AllottedTeachersProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Allotted Teachers`}
      rows={allotments.map(({ id, teacher, course, student_class_timings: timings }) => ({
        id,
        title: teacher.name,
        href: hrefOf(teacher.id),
        about: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}
