import type { Lesson, StudentClass } from '@maktab/contract/schema'
import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { use, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { CompactTimes } from '#components/DataTable/columns/valueColumns.tsx'
import type { Column, RowAction, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatClassHours, getMinutesUntilNextLesson } from '#lib/lessons/classHours.ts'
import { parseWallTime } from '#lib/time/wallTime.ts'
import { type ClassRow, createClassRows } from './createClassRows.ts'
import { Badge } from '#components/Badge/Badge.tsx'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { styled } from 'styled-components'
import { nowrapFromMd } from '#theme/mixins.ts'
import { CalendarX, Video } from 'lucide-react'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { ExcuseDialog } from '#features/excuses/student/ExcuseDialog.tsx'
import { type ExcuseActions, isLessonExcusable, toExcuseKey } from '#features/excuses/student/excuse.schema.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { AddToCalendarButton } from '#components/AddToCalendarButton/AddToCalendarButton.tsx'

/** Short text stays on one line; links and titles shrink or wrap in a narrow table. */
const NowrapStack = styled(Stack)`
  ${nowrapFromMd}
`

type ClassesTableProps = {
  classes: StudentClass[]
  lessons: readonly Lesson[] | undefined
  host: string
  table?: TableStateProps
  getReportHref: (entry: StudentClass) => string
  /** Undefined if the backend takes no excuses. */
  excuses?: ExcuseActions | undefined
}

export function ClassesTable({ classes, lessons, host, table, getReportHref, excuses }: ClassesTableProps) {
  const [excusing, setExcusing] = useState<Lesson>()
  const now = useNow()
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const columns: Column<ClassRow>[] = [
    textColumn('title', t`Title`, (row) => row.class.title, { isRowHeader: true }),
    {
      id: 'link',
      header: t`Link`,
      priority: 'meta',
      minWidth: 11,
      compactCell: (row) => row.isToday && <JoinClassButton row={row} />,
      cell: (row) => <ClassJoinCell row={row} />,
      searchText: (row) => row.class.classLink ?? '',
    },
    // The course column is hidden before the time: the title usually names the course.
    textColumn('course', t`Course`, ({ course }) => course.name),
    {
      id: 'time',
      header: t`Time`,
      priority: 'subtitle',
      minWidth: 13,
      minWidthRoomy: 16,
      compactCell: (row) => (row.isNear ? <StartsInText row={row} /> : <CompactTimes timings={row.times} isOwnFirst />),
      cell: (row) => (
        <NowrapStack gap="small" align="start">
          <ClassTimes timings={row.times} schoolZone={timeZone} viewerZone={viewerZone} />
          {row.next?.excused && <ExcusedText lesson={row.next} />}
          <AddClassToCalendarButtons row={row} host={host} />
        </NowrapStack>
      ),
      sortValue: ({ times: [first] }) => (first && parseWallTime(first.from)) ?? null,
      csvValue: ({ times }) => times.map((time) => formatClassHours(time, i18n, locale)).join('; '),
    },
    actionsColumn(t`See Performance`, (row) => [
      {
        id: 'performance',
        label: t`See Performance`,
        name: t`See Performance: ${row.class.title}, ${row.course.name}`,
        href: getReportHref(row),
      },
      ...createExcuseAction(row, { excuses, now, onOpen: setExcusing }),
    ]),
  ]
  return (
    <>
      {excusing && excuses && (
        <ExcuseDialog lesson={excusing} onExcuse={excuses.onExcuse} onClose={() => setExcusing(undefined)} />
      )}
      <DataTable
        {...table}
        label={t`Classes`}
        columns={columns}
        rows={createClassRows(classes, { schoolZone: timeZone, now }, lessons)}
        getRowId={({ id }) => id}
        emptyText={t`No classes found.`}
        emptyState={{
          scene: 'classes',
          children: t`Your class time and link appear here once your teacher adds you to a class.`,
        }}
      />
    </>
  )
}

type ExcuseActionOptions = { excuses: ExcuseActions | undefined; now: Date; onOpen: (lesson: Lesson) => void }

/** In the menu of a row, until its next lesson begins: excuses the student, or withdraws the excuse. */
function createExcuseAction(
  { class: { title }, next }: ClassRow,
  { excuses, now, onOpen }: ExcuseActionOptions,
): RowAction[] {
  if (!excuses || !next || !isLessonExcusable(next, now)) return []
  const common = { id: 'excuse', isInMenu: true, icon: CalendarX }
  if (next.excused) {
    const onPress = () => void excuses.onWithdraw(toExcuseKey(next))
    return [{ ...common, label: msg`I can come to the next lesson`, name: msg`I can come: ${title}`, onPress }]
  }
  return [
    {
      ...common,
      label: msg`Can’t come to the next lesson…`,
      name: msg`Can’t come: ${title}`,
      onPress: () => onOpen(next),
    },
  ]
}

/** The next lesson, to which the student can’t come. */
function ExcusedText({ lesson }: { lesson: Lesson }) {
  const { locale } = useLocale()
  const own = use(OwnTimesContext) ? getLocalLessonTime(lesson) : undefined
  return (
    <Badge>
      <Trans>You can’t come on {formatDayName(own?.day ?? lesson.heldOn, locale, 'short')}</Trans>
    </Badge>
  )
}

/** The class link; highlighted as a button from some minutes before it begins until it ends. */
function ClassJoinCell({ row }: { row: ClassRow }) {
  const link = <JoinClassLink isShort link={row.class.classLink} />
  if (!row.isNear) return link
  return (
    <Stack gap="small" align="start">
      <Inline gap="small">
        <NowrapStack gap="small" align="start">
          <Badge tone="success">
            <StartsInText row={row} />
          </Badge>
        </NowrapStack>
        <JoinClassButton row={row} />
      </Inline>
      {link}
    </Stack>
  )
}

/** Minutes until a class that is near begins. */
function StartsInText({ row: { minutes = 0 } }: { row: ClassRow }) {
  return minutes > 0 ? (
    <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
  ) : (
    <Trans>On now</Trans>
  )
}

/** Opens a class in a new tab; highlighted while the class is near. */
function JoinClassButton({ row: { class: lesson, isNear } }: { row: ClassRow }) {
  const { t } = useLingui()
  const href = safeLink(lesson.classLink)
  if (href === null) return null
  return (
    <LinkButton
      variant={isNear ? 'primary' : 'secondary'}
      size="sm"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Video aria-hidden />}
      aria-label={t`Join ${lesson.title} (opens in a new tab)`}
    >
      <Trans>Join</Trans>
    </LinkButton>
  )
}

type AddClassToCalendarButtonsProps = { row: ClassRow; host: string }

/**
 * Calendar buttons in the school’s time zone, one per time. A time without days has none, because its dates are
 * unknown.
 */
function AddClassToCalendarButtons({ row: { class: lesson, times }, host }: AddClassToCalendarButtonsProps) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const today = useToday()
  const { timeZone } = useSchoolSettings()
  const timesWithDays = times.filter(
    (time) => time.days.length > 0 && getMinutesUntilNextLesson(time, timeZone, now) !== undefined,
  )
  return timesWithDays.map((time) => (
    <AddToCalendarButton
      key={time.id}
      name={timesWithDays.length > 1 ? `${lesson.title}, ${time.from}` : lesson.title}
      getFile={async () => {
        const { createClassCalendarFile } = await import('#lib/calendar/createCalendarFile.ts')
        const entry = { time, title: lesson.title, link: lesson.classLink, host, timeZone, today, now }
        return createClassCalendarFile(entry, i18n, locale)
      }}
    />
  ))
}
