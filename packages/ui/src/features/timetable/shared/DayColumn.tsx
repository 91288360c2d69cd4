import type { Lesson } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, PointerEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import type { TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import {
  formatWeekdayAndDate,
  type LessonSegment,
  type Hour,
  type WeekDay,
  getHourOffset,
  getWeekLessonKey,
} from './layOutWeek.ts'
import { LessonBlock } from './LessonBlock.tsx'
import { DropTarget, HourLine, Item, NowLine, OvernightContinuation } from './LessonColumn.styles.ts'
import { Column, Day, DayName, EmptyWeek, MoreLessons } from './TimetableScreen.styles.ts'
import { Bdi, NowrapBdi } from '#components/Bdi/Bdi.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { getLessonPlacement } from './getLessonPlacement.ts'
import type { DraggedLesson } from './useDragLesson.ts'

/** Lessons side by side, and lessons per day, before the rest is collapsed; a school’s week can have hundreds. */
const MAX_LANES = 2
const MAX_LESSONS = 24

/** Dragging of lessons, for users who can move them. */
export type LessonDragging = {
  drag: DraggedLesson | undefined
  isMovable: (lesson: Lesson) => boolean
  startDrag: (block: LessonSegment, day: string, event: PointerEvent) => void
}

type DayColumnProps = {
  day: WeekDay
  hours: readonly Hour[]
  isToday: boolean
  /** Before today: a phone shows it only on request. */
  isEarlier: boolean
  dragging: LessonDragging | undefined
  /** Shows all lessons, since paper has no “show more”. */
  isPrinting: boolean
  /** Current minute of the day; undefined on other days. */
  now: number | undefined
  showsTeacher: boolean
  clocks: TimetableClock
  getRegisterHref: ((classId: number, day: string) => string) | undefined
  onOpen: (lesson: Lesson) => void
  onOpenDay: () => void
}

/** One day: a list of lessons on narrow screens, a column with hours on wide ones. */
export function DayColumn({
  day: weekDay,
  hours,
  isToday,
  isEarlier,
  dragging,
  isPrinting,
  now,
  onOpenDay,
  ...lesson
}: DayColumnProps) {
  const { day, blocks, continuations, movedAway } = weekDay
  const { t } = useLingui()
  const { locale } = useLocale()
  const { weekday, date } = formatWeekdayAndDate(day, locale)
  const getPositionStyle = ({ from, to, lane, lanes }: LessonSegment): CSSProperties =>
    ({
      '--from': getHourOffset(from, hours),
      '--to': getHourOffset(to, hours),
      '--lane': lane,
      '--lanes': Math.min(lanes, MAX_LANES),
      '--title-lines': to - from < 60 ? 1 : 2,
    }) as CSSProperties
  const shown = isPrinting ? blocks : blocks.filter(({ lane }) => lane < MAX_LANES).slice(0, MAX_LESSONS)
  const hidden = blocks.length - shown.length
  return (
    <Day
      data-day={day}
      data-empty={blocks.length === 0 || undefined}
      data-today={isToday || undefined}
      data-is-earlier={isEarlier || undefined}
    >
      <DayName aria-label={[`${weekday} ${date}`, ...(isToday ? [t`Today`] : [])].join(', ')}>
        <span>
          {weekday} <span>{date}</span>
        </span>
        {isToday && (
          <small>
            {' '}
            <Trans>Today</Trans>
          </small>
        )}
      </DayName>
      {blocks.length === 0 && movedAway.length === 0 && (
        <EmptyWeek>
          <Trans>No lessons</Trans>
        </EmptyWeek>
      )}
      {movedAway.length > 0 && <MovedLessons lessons={movedAway} clocks={lesson.clocks} />}
      <Column>
        {hours.slice(1).map(({ hour }) => (
          <HourLine key={hour} aria-hidden style={{ '--from': getHourOffset(hour * 60, hours) }} />
        ))}
        {continuations.map((rest) => (
          <OvernightContinuation key={getWeekLessonKey(rest.lesson)} aria-hidden style={getPositionStyle(rest)}>
            <ContinuationText lesson={rest.lesson} to={rest.to} />
          </OvernightContinuation>
        ))}
        {shown.map((block) => (
          <Item
            key={getWeekLessonKey(block.lesson)}
            style={getPositionStyle(block)}
            data-is-narrow={block.lanes > 1 || undefined}
            data-is-movable={dragging?.isMovable(block.lesson) || undefined}
            data-is-dragged={dragging?.drag?.lesson === block.lesson || undefined}
            // The button stops the event from bubbling.
            onPointerDownCapture={(event) => dragging?.startDrag(block, day, event)}
          >
            <LessonBlock lesson={block.lesson} {...lesson} />
          </Item>
        ))}
        {dragging?.drag?.day === day && <DropPreview drag={dragging.drag} hours={hours} />}
        {now !== undefined && <NowLine aria-hidden style={{ '--from': getHourOffset(now, hours) }} />}
      </Column>
      {hidden > 0 && (
        <MoreLessons data-off-paper>
          <Button variant="secondary" size="sm" onPress={onOpenDay}>
            <Plural value={hidden} one="Show # more" other="Show # more" />
          </Button>
        </MoreLessons>
      )}
    </Day>
  )
}

type ContinuationTextProps = { lesson: Lesson; to: number }

/** Names a lesson that began the evening before. */
function ContinuationText({ lesson, to }: ContinuationTextProps) {
  const { locale } = useLocale()
  const title = <Bdi>{lesson.title}</Bdi>
  const end = <Bdi>{formatWallTime(toWallTime(to), locale)}</Bdi>
  return (
    <Trans>
      …{title} until {end}
    </Trans>
  )
}

type DropPreviewProps = { drag: DraggedLesson; hours: readonly Hour[] }

/** Where a dragged lesson would be dropped, with its day and time. */
function DropPreview({ drag, hours }: DropPreviewProps) {
  const { locale } = useLocale()
  const style = { '--from': getHourOffset(drag.from, hours), '--to': getHourOffset(drag.to, hours) } as CSSProperties
  return (
    <DropTarget aria-hidden data-drop-target style={style}>
      <NowrapBdi>{formatWallTime(toWallTime(drag.from), locale)}</NowrapBdi>{' '}
      <NowrapBdi>{formatDayName(drag.day, locale, 'short')}</NowrapBdi>
    </DropTarget>
  )
}

type MovedLessonsProps = { lessons: readonly Lesson[]; clocks: TimetableClock }

/** Lessons planned for this day that were moved to another. */
function MovedLessons({ lessons, clocks }: MovedLessonsProps) {
  const { locale } = useLocale()
  return (
    <div>
      {lessons.map((lesson) => {
        const { day, from } = getLessonPlacement(lesson, clocks)
        const to = <Bdi>{formatDayName(day, locale)}</Bdi>
        const time = <Bdi>{formatWallTime(toWallTime(from), locale)}</Bdi>
        const title = <Bdi>{lesson.title}</Bdi>
        return (
          <EmptyWeek key={getWeekLessonKey(lesson)}>
            <Trans>
              {title}: moved to {to}, {time}
            </Trans>
          </EmptyWeek>
        )
      })}
    </div>
  )
}
