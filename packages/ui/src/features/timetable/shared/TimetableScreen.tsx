import type { Lesson, Timetable } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import type { Remote } from '#remote.ts'
import type { ExcuseActions } from '#features/excuses/student/excuse.schema.ts'
import type { LessonActions, LessonSlot } from './LessonDialog/LessonDialogProps.ts'
import { hasOutdatedTimeZoneData, getLessonPlacement } from './getLessonPlacement.ts'
import { UnscheduledClasses, LessonsStartingSoon, type LastChange, UndoNotice } from './TimetableNotices.tsx'
import type { TimetableFiltersData } from './TimetableFilters.tsx'
import { TimetableToolbar } from './TimetableToolbar.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { LessonDialog } from './LessonDialog/LessonDialog.tsx'

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
  /** Link to the register of a class on a day, for teachers. */
  getRegisterHref?: ((classId: number, day: string) => string) | undefined
  /** Only for teachers and administrators. */
  actions?: LessonActions
  /** Arranged trial lessons, above the week. */
  trialLessons?: ReactNode
  /** Only for students, if the backend takes excuses. */
  excuses?: ExcuseActions | undefined
  /** The last change, while it can be undone. */
  lastChange?: LastChange | undefined
}

/** Weekly timetable of the user or of the whole school. */
export function TimetableScreen({
  timetable,
  days,
  onWeekChange,
  filtering,
  onClocks,
  onPrint,
  lastChange,
  trialLessons,
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
          <TimetableToolbar
            days={days}
            onWeekChange={onWeekChange}
            filtering={filtering}
            timetable={timetable.state === 'ready' ? timetable.data : undefined}
            clocks={people.clocks}
            onClocks={onClocks}
          />
          {lastChange && <UndoNotice {...lastChange} />}
          {trialLessons}
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
  'days' | 'clocks' | 'role' | 'lessonKeyInBanner' | 'actions' | 'excuses' | 'getRegisterHref'
> & {
  timetable: Timetable
  showsTeacher: boolean
}

function ReadyWeek({ timetable, days, clocks, showsTeacher, lessonKeyInBanner, ...people }: ReadyWeekProps) {
  const { withoutDays, timeZone } = timetable
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const [open, setOpen] = useState<{ lesson: Lesson; moveTo?: LessonSlot }>()
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
          getRegisterHref={people.getRegisterHref}
          onOpen={(lesson) => setOpen({ lesson })}
          onMoveLesson={people.actions && ((lesson, moveTo) => setOpen({ lesson, moveTo }))}
        />
      )}
      <UnscheduledClasses classes={withoutDays} />
      <LessonDialog
        {...people}
        lesson={open?.lesson}
        moveTo={open?.moveTo}
        timeZone={timeZone}
        viewerZone={viewerZone}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
