import type { Lesson, Timetable } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import type { LessonActions } from './LessonDialog/LessonDialogProps.ts'
import { type TimetableClock, getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { hasOutdatedTimeZoneData, getLessonPlacement } from './getLessonPlacement.ts'
import { UnscheduledClasses, LessonsStartingSoon, type LastChange, UndoNotice } from './TimetableNotices.tsx'
import { type TimetableFiltersData, TimetableFilters } from './TimetableFilters.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { LessonDialog } from './LessonDialog/LessonDialog.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import { useLocale } from 'react-aria-components/I18nProvider'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { addDays } from '#lib/time/isoDay.ts'
import { formatDayRange } from './layOutWeek.ts'

type TimetableScreenProps = {
  /** Undefined if the backend has no timetable (decision 16). */
  timetable: Remote<Timetable> | undefined
  /** The seven days shown, in the time zone of `clocks`. */
  days: readonly string[]
  /** Time zone of the layout. For the viewer’s zone, lessons of the adjacent days are loaded too. */
  clocks: TimetableClock
  onClocks: (clocks: TimetableClock) => void
  /** Opens the week of a day; undefined opens the current week. */
  onWeekChange: (day: string | undefined) => void
  /** Filters for administrators, who see all lessons. */
  filtering?: TimetableFiltersData
  onPrint: () => void
  role: 'admin' | 'teacher' | 'student'
  /** Key of a lesson that is already shown above the page. */
  lessonKeyInBanner?: string | undefined
  /** Only for teachers and administrators. */
  actions?: LessonActions
  /** The last change, while it can be undone. */
  lastChange?: LastChange | undefined
}

/** Weekly timetable of the user or of the whole school. */
export function TimetableScreen({
  timetable,
  days,
  onWeekChange,
  filtering,
  onPrint,
  lastChange,
  ...people
}: TimetableScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Timetable`}
        actions={
          timetable && (
            <Button variant="secondary" icon={<Printer aria-hidden />} onPress={onPrint}>
              <Trans>Print</Trans>
            </Button>
          )
        }
      />
      {timetable ? (
        <>
          {filtering && <TimetableFilters {...filtering} />}
          <WeekNavigation days={days} onMove={onWeekChange} />
          {lastChange && <UndoNotice {...lastChange} />}
          <RemoteView remote={timetable} loading={<TableLoading label={t`Loading timetable`} rows={6} columns={7} />}>
            {(ready) => <ReadyWeek timetable={ready} days={days} showsTeacher={filtering !== undefined} {...people} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="classes" title={t`No timetable available`}>
          <Trans>You can find class times in the list of classes.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}

type ReadyWeekProps = Pick<
  TimetableScreenProps,
  'days' | 'clocks' | 'onClocks' | 'role' | 'lessonKeyInBanner' | 'actions'
> & {
  timetable: Timetable
  showsTeacher: boolean
}

function ReadyWeek({ timetable, days, clocks, onClocks, showsTeacher, lessonKeyInBanner, ...people }: ReadyWeekProps) {
  const { withoutDays, timeZone } = timetable
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const [open, setOpen] = useState<Lesson>()
  const lessons = timetable.lessons.filter((lesson) => {
    const { day, planned } = getLessonPlacement(lesson, clocks)
    return clocks === 'school' || days.includes(day) || days.includes(planned)
  })
  const isEmpty = lessons.length === 0
  return (
    <>
      {hasOutdatedTimeZoneData(lessons, viewerZone) && (
        <Notice tone="info" title={t`Your device’s times may be off by an hour`}>
          <Trans>Its time zone data is out of date. The times shown here are correct.</Trans>
        </Notice>
      )}
      <LessonsStartingSoon lessons={lessons} clocks={clocks} lessonKeyInBanner={lessonKeyInBanner} />
      <TimetableClockToggle timetable={timetable} clocks={clocks} onClocks={onClocks} />
      {isEmpty ? (
        <EmptyState scene="classes" title={t`No lessons this week`}>
          {withoutDays.length > 0 && <Trans>The classes below don’t have set days.</Trans>}
        </EmptyState>
      ) : (
        <WeekGrid
          lessons={lessons}
          days={days}
          timeZone={clocks === 'own' ? viewerZone : timeZone}
          clocks={clocks}
          showsTeacher={showsTeacher}
          onOpen={setOpen}
        />
      )}
      <UnscheduledClasses classes={withoutDays} />
      <LessonDialog
        {...people}
        lesson={open}
        timeZone={timeZone}
        viewerZone={viewerZone}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

type TimetableClockToggleProps = {
  timetable: Timetable
  clocks: TimetableClock
  onClocks: (clocks: TimetableClock) => void
}

/** Names the time zone shown; offers the viewer’s if it differs from the school’s. */
function TimetableClockToggle({ timetable, clocks, onClocks }: TimetableClockToggleProps) {
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const { lessons, timeZone } = timetable
  // Keep the toggle when the week is empty in the viewer’s time zone, so that users can switch back.
  const isOffered = clocks === 'own' || lessons.some((lesson) => getLocalLessonTime(lesson) !== undefined)
  if (lessons.length === 0 && !isOffered) return null
  return (
    <Inline gap="large" rowGap="small" justify="space-between">
      <p>{clocks === 'own' ? t`Your time (${viewerZone})` : t`School time (${timeZone})`}</p>
      {isOffered && (
        <div data-off-paper>
          <Toggle isSelected={clocks === 'own'} onChange={(isOwn) => onClocks(isOwn ? 'own' : 'school')}>
            <Trans>Show in my time</Trans>
          </Toggle>
        </div>
      )}
    </Inline>
  )
}

type WeekNavigationProps = { days: readonly string[]; onMove: (day: string | undefined) => void }

/** Range of the shown week, with buttons for the previous and next one. */
function WeekNavigation({ days, onMove }: WeekNavigationProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const [first = today] = days
  return (
    <Inline gap="medium" rowGap="small">
      <Stack as="p" gap="none" basis="12rem" size="lg" weight="semibold" aria-live="polite">
        {formatDayRange(first, days.at(-1) ?? first, locale)}
      </Stack>
      <Inline gap="x-small" data-off-paper>
        <IconButton label={t`Previous week`} onPress={() => onMove(addDays(first, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="secondary" size="sm" isDisabled={days.includes(today)} onPress={() => onMove(undefined)}>
          <Trans>This week</Trans>
        </Button>
        <IconButton label={t`Next week`} onPress={() => onMove(addDays(first, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Inline>
    </Inline>
  )
}
