import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { OwedLesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi, NowrapBdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

/** Teachers remember the newest lessons best; a button shows the rest. */
const SHOWN = 3

type TaskListCardProps = {
  title: ReactNode
  /** Text above the rows. */
  intro?: ReactNode
  rows: readonly ReactNode[]
  /** Label of the button that shows the remaining rows. */
  showAll: ReactNode
}

/** A card with one row per outstanding task; renders nothing without rows. */
export function TaskListCard({ title, intro, rows, showAll }: TaskListCardProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <Card>
      <h2>{title}</h2>
      {intro}
      <Stack as="ul" gap="large">
        {isWhole ? rows : rows.slice(0, SHOWN)}
      </Stack>
      {!isWhole && rows.length > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            {showAll}
          </Button>
        </div>
      )}
    </Card>
  )
}

export type LessonsMissingAttendanceProps = {
  /** Newest first. */
  lessons: readonly OwedLesson[]
  /** The register of a class on a day. */
  getRegisterHref: (classId: number, day: string) => string
}

/** Past lessons with missing attendance, each with a link to its register. */
export function LessonsMissingAttendance({ lessons, getRegisterHref }: LessonsMissingAttendanceProps) {
  const count = lessons.length
  return (
    <TaskListCard
      title={<Trans>Attendance to take</Trans>}
      rows={lessons.map((lesson) => (
        <LessonMissingAttendanceRow
          key={`${lesson.timingId} ${lesson.day}`}
          lesson={lesson}
          href={getRegisterHref(lesson.classId, lesson.heldOn)}
        />
      ))}
      showAll={<Trans>Show all {count} lessons</Trans>}
    />
  )
}

/** One lesson in the school’s time zone, with the progress of its attendance. */
function LessonMissingAttendanceRow({ lesson, href }: { lesson: OwedLesson; href: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { title, marked, students } = lesson
  const day = formatIsoDay(lesson.heldOn, locale)
  return (
    <Inline as="li" gap="large" rowGap="x-small" justify="space-between" breaksWords>
      <Stack gap="x-small" basis="14rem">
        <strong>
          <Bdi>{title}</Bdi>
        </strong>
        <Inline as="span" gap="medium" rowGap="none" align="baseline" tone="muted" size="sm" isTabular>
          <Bdi>{day}</Bdi>
          <NowrapBdi>{`${formatWallTime(lesson.from, locale)} – ${formatWallTime(lesson.to, locale)}`}</NowrapBdi>
          <span>
            <Trans>
              {marked} of {students} marked
            </Trans>
          </span>
        </Inline>
      </Stack>
      <LinkButton size="sm" href={href} aria-label={t`Mark attendance: ${title}, ${day}`}>
        <Trans>Mark attendance</Trans>
      </LinkButton>
    </Inline>
  )
}
