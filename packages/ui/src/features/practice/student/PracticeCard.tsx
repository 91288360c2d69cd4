import type { OwnPractice } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { type WallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { CardHeader } from '#components/NextLesson/NextLessonParts.tsx'
import { useShownLessonTime } from '#components/NextLesson/useShownLessonTime.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatRelativeDay } from '#lib/time/durations.ts'
import { addDays, formatDayName } from '#lib/time/isoDay.ts'
import { addSchoolTimes } from '#lib/time/getLocalLessonTime.ts'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { PracticeDays } from './PracticeDays.tsx'

/** The current practice of the student’s classes, and what marks a day as done. */
export type OwnPractices = {
  practices: readonly OwnPractice[]
  onMark: (id: number, day: string, isDone: boolean) => void
}

/** What the student practises until the next lesson of each class, on the dashboard. */
export function PracticeCards({ practices, onMark }: OwnPractices) {
  return practices.map((practice) => (
    <PracticeCard key={practice.id} practice={practice}>
      <PracticeDays practice={practice} onMark={onMark} />
    </PracticeCard>
  ))
}

/** A week of days fits one line on most phones. */
const Frame = styled(Card)`
  ${mediaDown('md')} {
    padding: ${tokens.space[4]};
  }
`

function PracticeCard({ practice, children }: { practice: OwnPractice; children: ReactNode }) {
  const [titleId, classId] = [useId(), useId()]
  const { title, teacher, text, courses } = practice
  return (
    <Frame aria-labelledby={`${titleId} ${classId}`}>
      <Stack gap="small">
        <CardHeader id={titleId}>{usePracticeTitle(practice)}</CardHeader>
        <Text size="lg" as="div" breaksWords keepsLines>
          <BlockBdi>{text}</BlockBdi>
        </Text>
        <Text tone="muted" size="sm" breaksWords>
          <Bdi id={classId} languageHint={courses[0]?.name}>
            {title}
          </Bdi>
          {' · '}
          <Bdi>{teacher.name}</Bdi>
        </Text>
      </Stack>
      {children}
    </Frame>
  )
}

/** The same within the card of a course: the text and the days. */
export function CoursePractice({ courseId, practices, onMark }: OwnPractices & { courseId: number }) {
  return practices
    .filter(({ courses }) => courses.some(({ id }) => id === courseId))
    .map((practice) => <PracticeOfCourse key={practice.id} practice={practice} onMark={onMark} />)
}

function PracticeOfCourse({ practice, onMark }: Pick<OwnPractices, 'onMark'> & { practice: OwnPractice }) {
  return (
    <Stack gap="small">
      <div>
        <Text tone="muted" size="sm">
          {usePracticeTitle(practice)}
        </Text>
        <Text as="div" breaksWords keepsLines>
          <BlockBdi>{practice.text}</BlockBdi>
        </Text>
      </div>
      <PracticeDays practice={practice} onMark={onMark} />
    </Stack>
  )
}

const WEEK = 7

/** “Practice until Tuesday”; the date if that is a week ahead or more. */
function usePracticeTitle({ until }: OwnPractice): string {
  const { t } = useLingui()
  const { locale } = useLocale()
  const getShownTime = useShownLessonTime()
  if (until === null) return t`Practice`
  const shown = getShownTime(addSchoolTimes({ starts: until, ends: until }))
  const day = formatUntil(shown.day, shown.today, locale)
  return t`Practice until ${day}`
}

function formatUntil(day: string, today: string, locale: string): string {
  if (day <= addDays(today, 1)) return formatRelativeDay(day, { today, locale })
  return day < addDays(today, WEEK)
    ? formatWeekday(weekdayOf(day as WallDay), locale, 'long')
    : formatDayName(day, locale)
}
