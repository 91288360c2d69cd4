import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useState, useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { NoLessonReason, FindNoLessonReason } from '#lib/lessons/upcomingLessons.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import type { Allotment, Attendance, StudentCode, TeacherClass } from '@maktab/contract/schema'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { Tabs } from '#components/Tabs/Tabs.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { type Remote, mapRemote, mergeStaleState } from '#remote.ts'
import type { AttendanceDraft } from './attendance.schema.ts'
import { type AttendanceStatus, type RegisterMark, isUnsent } from './Register/createRegisterRows.ts'
import { type RosterStudent, createRoster } from '#lib/people/personLabels.ts'
import { SingleAttendanceTab } from './SingleAttendanceTab.tsx'
import { RegisterTab } from './RegisterTab.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChangesProvider.tsx'

type NoLessonDialogProps = {
  /** The day without a lesson that is to be marked; the dialog is open while it is set. */
  pending: { day: string; why: NoLessonReason } | undefined
  onGoOn: () => void
  onBack: () => void
}

/** Confirms marking a day without a lesson. Initial focus is on cancel. */
function NoLessonDialog({ pending, onGoOn, onBack }: NoLessonDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // Keeps the text while the closing animation runs.
  const [lastPending, setLastPending] = useState(pending)
  if (pending && pending !== lastPending) setLastPending(pending)
  const { day, why } = lastPending ?? { day: '', why: { state: 'none' } }
  const dayName = day && formatDayName(day, locale)
  const titles = {
    none: t`There’s no lesson on ${dayName}`,
    cancelled: t`The lesson on ${dayName} was cancelled`,
    moved: t`The lesson on ${dayName} was moved`,
  }
  const otherDay = why.state === 'moved' ? formatDayName(why.to, locale) : ''
  return (
    <ConfirmDialog
      title={titles[why.state]}
      isOpen={pending !== undefined}
      confirmLabel={t`Mark anyway`}
      cancelLabel={t`Back`}
      onConfirm={onGoOn}
      onCancel={onBack}
    >
      <p>
        {why.state === 'moved' && <Trans>The lesson is now on {otherDay}.</Trans>}{' '}
        <Trans>Attendance on this day counts as usual.</Trans>
      </p>
    </ConfirmDialog>
  )
}

type AttendanceView = 'single' | 'register'

type AttendanceScreenProps = {
  /** The class, once loaded. */
  schoolClass: Pick<TeacherClass, 'title'> | undefined
  students: Remote<StudentCode[]>
  /** Source of names that the class roster lacks; students without a name are shown by code. */
  allotments: Remote<Pick<Allotment, 'student'>[]>
  attendance: Remote<Attendance[]>
  /** Marks of all days made in the register that are being sent or were saved. */
  marks: readonly RegisterMark[]
  view: AttendanceView
  /** The register’s day; defaults to today. */
  day?: string | undefined
  table?: TableStateProps
  classesHref: string
  /** The page on which students are assigned to classes. */
  assignHref: string
  /** Without it no confirmation is shown, for backends without a timetable (decision 16). */
  findNoLessonReason?: FindNoLessonReason | undefined
  onViewChange: (view: AttendanceView) => void
  onDayChange: (day: string) => void
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  onDeleteAttendance: (id: number) => Promise<SubmitResult>
  onMark: (studentIds: number[], day: string, status: AttendanceStatus) => void
  onRetryMark: (studentId: number, day: string) => void
  onDiscardMark: (studentId: number, day: string) => void
}

/** 2§2 “Attendance” of one class: single marks, or the whole class in the register (decision 26). */
export function AttendanceScreen({ students, allotments, marks, view, table, ...props }: AttendanceScreenProps) {
  const { t } = useLingui()
  const today = useToday()
  const day = props.day ?? today
  const named = allotments.state === 'ready' ? allotments.data : none
  const roster = useMemo<Remote<readonly RosterStudent[]>>(
    () => mapRemote(mergeStaleState(students, allotments), (all) => createRoster(all, named)),
    [students, allotments, named],
  )
  const { attendance, schoolClass } = props
  const isOnDay = (date: string) => (mark: { date: string }) => mark.date === date
  const { confirmMark, question } = useConfirmNoLesson(
    props.findNoLessonReason,
    (date) => marks.some(isOnDay(date)) || (attendance.state === 'ready' && attendance.data.some(isOnDay(date))),
  )
  const register = (
    <RegisterTab
      students={roster}
      attendance={attendance}
      marks={marks}
      day={day}
      today={today}
      assignHref={props.assignHref}
      onDayChange={props.onDayChange}
      onMark={async (ids, status) => {
        if (await confirmMark(day)) props.onMark(ids, day, status)
      }}
      onRetry={(id) => props.onRetryMark(id, day)}
      onDiscard={(id) => props.onDiscardMark(id, day)}
    />
  )
  const single = (
    <SingleAttendanceTab
      students={roster}
      attendance={attendance}
      allotments={named}
      today={today}
      table={table}
      onSaveAttendance={async (draft) => ((await confirmMark(draft.date)) ? props.onSaveAttendance(draft) : handled)}
      onDeleteAttendance={props.onDeleteAttendance}
    />
  )
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={props.classesHref}>
            <Trans>All classes</Trans>
          </TextLink>
        }
        title={t`Attendance`}
        subject={schoolClass?.title}
      />
      <UnsentMarksNotice marks={marks} />
      <NoLessonDialog {...question} />
      <Tabs
        label={t`Attendance view`}
        selectedId={view}
        onSelect={(id) => props.onViewChange(id === 'register' ? 'register' : 'single')}
        items={[
          { id: 'register', title: t`Whole class`, content: <Page>{register}</Page> },
          { id: 'single', title: t`Single student`, content: <Page>{single}</Page> },
        ]}
      />
    </Page>
  )
}

const none: readonly Pick<Allotment, 'student'>[] = []

type PendingConfirmation = { day: string; why: NoLessonReason; resolve: (isConfirmed: boolean) => void }

/**
 * Asks for confirmation once per day without a lesson; marks made in the meantime wait for the same answer. Days that already
 * have marks were confirmed before.
 */
function useConfirmNoLesson(askLesson: FindNoLessonReason | undefined, hasMarks: (day: string) => boolean) {
  const [pending, setPending] = useState<PendingConfirmation>()
  const decided = useRef(new Map<string, Promise<boolean>>())
  const askUser = async (day: string): Promise<boolean> => {
    const why = await askLesson?.(day)
    if (!why) return true
    const isConfirmed = await new Promise<boolean>((resolve) => setPending({ day, why, resolve }))
    setPending(undefined)
    if (!isConfirmed) decided.current.delete(day)
    return isConfirmed
  }

  /** Whether marking this day is intended. */
  const confirmMark = async (day: string): Promise<boolean> => {
    if (!askLesson || hasMarks(day)) return true
    const decision = decided.current.get(day) ?? askUser(day)
    decided.current.set(day, decision)
    return decision
  }
  const question: NoLessonDialogProps = {
    pending,
    onGoOn: () => pending?.resolve(true),
    onBack: () => pending?.resolve(false),
  }
  return { confirmMark, question }
}

/** Shows that marks of this class are unsent and confirms leaving the page. */
function UnsentMarksNotice({ marks }: { marks: readonly RegisterMark[] }) {
  const { t } = useLingui()
  const unsent = marks.filter(isUnsent)
  const pending = unsent.filter(({ progress }) => progress === 'unsent').length
  const rejected = unsent.filter(({ progress }) => progress === 'failed').length
  useUnsavedChanges(unsent.length > 0, {
    message: {
      title: t`Leave before all attendance is sent?`,
      text: t`Some attendance hasn’t been sent. It’s saved on this device and will be sent when you’re back online. Logging out deletes it.`,
    },
  })
  return (
    <>
      {pending > 0 && (
        <Notice
          tone="warning"
          title={
            <Plural
              value={pending}
              one="# attendance entry hasn’t been sent yet."
              other="# attendance entries haven’t been sent yet."
            />
          }
        >
          <Trans>
            There’s no connection. Attendance is saved on this device and will be sent when you’re back online.
          </Trans>
        </Notice>
      )}
      {rejected > 0 && (
        <Notice
          tone="danger"
          title={
            <Plural
              value={rejected}
              one="# attendance entry wasn’t saved."
              other="# attendance entries weren’t saved."
            />
          }
        >
          <Trans>The reason is next to the student’s name. Try again or discard the attendance.</Trans>
        </Notice>
      )}
    </>
  )
}
