import type { Lesson } from '@maktab/contract/schema'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { LessonState } from './LessonState.tsx'
import { LessonTime } from './LessonTime.tsx'
import type { TimetableRole } from './Role.ts'

type LessonFactsProps = { lesson: Lesson; timeZone: string; role: TimetableRole }

/** What there is to know of a lesson: that it isn’t as usual first, and how many were marked only for who marks. */
export function LessonFacts({ lesson, timeZone, role }: LessonFactsProps) {
  const { t } = useLingui()
  const { courses, teacher, students, marked } = lesson
  const isBegun = useNow().getTime() >= Date.parse(lesson.starts.at) || marked > 0
  const courseNames = courses.map(({ id, name }) => <BlockBdi key={id}>{name}</BlockBdi>)
  return (
    <>
      <LessonState lesson={lesson} />
      <DescriptionList
        items={[
          { label: t`When`, value: <LessonTime lesson={lesson} timeZone={timeZone} />, isWide: true },
          ...(role === 'teacher' ? [] : [{ label: t`Teacher`, value: teacher.name }]),
          { label: t`Courses`, value: courses.length > 0 && courseNames },
          ...(role === 'student'
            ? []
            : [
                { label: t`Students`, value: t`${plural(students, { one: '# student', other: '# students' })}` },
                ...(isBegun ? [{ label: t`Attendance`, value: t`${marked} of ${students} marked` }] : []),
              ]),
        ]}
      />
    </>
  )
}
