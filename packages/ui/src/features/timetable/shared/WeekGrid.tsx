import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import type { TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import { LessonBlock } from './LessonBlock.tsx'
import { type WeekDay, getWeekLessonKey, type Hour, getHourOffset, layOutWeek } from './layOutWeek.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useIsPrinting, ListPrintStyles } from '#theme/ListPrintStyles.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { isLessonChangeable } from '#lib/lessons/upcomingLessons.ts'
import type { LessonSlot } from './LessonDialog/LessonDialogProps.ts'
import { useDragLesson } from './useDragLesson.ts'
import { DayColumn } from './DayColumn.tsx'
import { Item } from './LessonColumn.styles.ts'
import { Days, EarlierDays, Frame, HourName, Hours, Week } from './TimetableScreen.styles.ts'

type DayLessonsDialogProps = {
  /** The day to show; undefined closes the dialog. */
  day: WeekDay | undefined
  showsTeacher: boolean
  clocks: TimetableClock
  getRegisterHref: ((classId: number, day: string) => string) | undefined
  onOpen: (lesson: Lesson) => void
  onClose: () => void
}

/** All lessons of a day that has more than its column can show. */
export function DayLessonsDialog({ day, onClose, ...lesson }: DayLessonsDialogProps) {
  const { locale } = useLocale()
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState(day)
  if (day && day !== shown) setShown(day)
  return (
    <Dialog
      title={shown ? formatDayName(shown.day, locale) : ''}
      isOpen={day !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack as="ul" gap="small">
        {shown?.blocks.map((block) => (
          <Item key={getWeekLessonKey(block.lesson)}>
            <LessonBlock lesson={block.lesson} {...lesson} />
          </Item>
        ))}
      </Stack>
    </Dialog>
  )
}

type WeekGridProps = {
  lessons: readonly Lesson[]
  /** The seven days, in the time zone of the layout. */
  days: readonly string[]
  timeZone: string
  clocks: TimetableClock
  showsTeacher: boolean
  /** Link to the register of a class on a day, for teachers. */
  getRegisterHref: ((classId: number, day: string) => string) | undefined
  onOpen: (lesson: Lesson) => void
  /** Called when a lesson was dragged to another time; undefined if the user can’t move lessons. */
  onMoveLesson: ((lesson: Lesson, slot: LessonSlot) => void) | undefined
}

/**
 * A week as seven lists of lessons, laid out as a grid of hours on wide screens. The lists begin with today; the days
 * before it are shown on request.
 */
export function WeekGrid({ lessons, days, timeZone, onMoveLesson, ...rest }: WeekGridProps) {
  const { locale } = useLocale()
  const now = useNow()
  const isPrinting = useIsPrinting()
  const layout = useMemo(() => layOutWeek(lessons, days, rest.clocks), [lessons, days, rest.clocks])
  const { hours } = layout
  const [open, setOpen] = useState<string>()
  const today = getDayInZone(timeZone, now)
  const minutes = getMinutesInZone(timeZone, now)
  const isInside = hours.some(({ hour }) => hour === Math.floor(minutes / 60))
  const height = getHourOffset(24 * 60, hours)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const hasEarlier = days.includes(today) && days[0] !== today
  const frame = useRef<HTMLDivElement>(null)
  const isMovable = (lesson: Lesson) => onMoveLesson !== undefined && isLessonChangeable(lesson, now)
  const { drag, startDrag, hasDragged } = useDragLesson(frame, { hours, isMovable, onDrop: onMoveLesson })
  const onOpen = (lesson: Lesson) => !hasDragged() && rest.onOpen(lesson)
  return (
    <Week>
      <ListPrintStyles />
      {hasEarlier && (
        <EarlierDays data-off-paper>
          <Button size="sm" aria-expanded={showsEarlier} onPress={() => setShowsEarlier(!showsEarlier)}>
            {showsEarlier ? <Trans>Hide earlier days</Trans> : <Trans>Show earlier days</Trans>}
          </Button>
        </EarlierDays>
      )}
      <Frame ref={frame} style={{ '--hours': height }}>
        <Hours aria-hidden>
          {hours.map((one, at) => (
            <HourName key={one.hour} data-hour-height={one.height} style={{ '--height': one.height }}>
              {isNamed(hours, at) && <Bdi>{formatWallTime(toWallTime(one.hour * 60), locale)}</Bdi>}
            </HourName>
          ))}
        </Hours>
        <Days data-shows-earlier={showsEarlier || undefined}>
          {layout.days.map((day) => (
            <DayColumn
              {...rest}
              key={day.day}
              onOpen={onOpen}
              dragging={onMoveLesson && { drag, isMovable, startDrag }}
              isEarlier={hasEarlier && day.day < today}
              day={day}
              hours={hours}
              isToday={day.day === today}
              isPrinting={isPrinting}
              now={day.day === today && isInside ? minutes : undefined}
              onOpenDay={() => setOpen(day.day)}
            />
          ))}
        </Days>
      </Frame>
      <DayLessonsDialog
        {...rest}
        day={layout.days.find(({ day }) => day === open)}
        onClose={() => setOpen(undefined)}
      />
    </Week>
  )
}

/** Only the first of consecutive quiet hours is labelled, since the others have no room. */
function isNamed(hours: readonly Hour[], at: number): boolean {
  return hours[at]?.height === 1 || hours[at - 1]?.height === 1
}
