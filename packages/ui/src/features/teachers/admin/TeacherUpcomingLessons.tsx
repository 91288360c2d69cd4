import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { LessonHours } from '#components/NextLesson/LessonHours.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { formatDayName } from '#lib/time/formatDayName.ts'

type TeacherUpcomingLessonsProps = { lessons: readonly Lesson[]; hrefOf: (classId: number) => string }

/** The lessons of the next seven days, in their order. */
export function TeacherUpcomingLessons({ lessons, hrefOf }: TeacherUpcomingLessonsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const ordered = lessons.toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
  return (
    <DetailRows
      label={t`The next seven days`}
      rows={ordered.map((lesson) => ({
        id: `${lesson.timingId} ${lesson.day}`,
        title: lesson.title,
        href: hrefOf(lesson.classId),
        about: [<LessonHours key="hours" lesson={lesson} dayWord={formatDayName(lesson.heldOn, locale)} />],
        beside: <Beside lesson={lesson} />,
      }))}
    />
  )
}

function Beside({ lesson: { state, link, title } }: { lesson: Lesson }) {
  const { t } = useLingui()
  if (state === 'cancelled') {
    return (
      <Badge tone="danger">
        <Trans>Cancelled</Trans>
      </Badge>
    )
  }
  return (
    <>
      {state === 'moved' && (
        <Badge tone="info">
          <Trans>Moved</Trans>
        </Badge>
      )}
      {link?.trim() && <ClassLink link={link} words={t`Join`} title={title} />}
    </>
  )
}
