import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { FindNoLessonReason } from '#lib/lessons/upcomingLessons.ts'
import type { Allotment, Attendance, ExcusedDay, StudentCode, TeacherClass } from '@maktab/contract/schema'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { Tabs } from '#components/Tabs/Tabs.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import type { LessonPractice } from '#features/practice/teacher/ClassPractice.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { type Remote, mapRemote, mergeStaleState } from '#remote.ts'
import type { AttendanceDraft } from './attendance.schema.ts'
import type { AttendanceStatus, RegisterMark } from './Register/createRegisterRows.ts'
import { type RosterStudent, createRoster } from '#lib/people/personLabels.ts'
import { SingleAttendanceTab } from './SingleAttendanceTab.tsx'
import { NoLessonDialog, useConfirmNoLesson } from './NoLessonDialog.tsx'
import { RegisterTab } from './RegisterTab.tsx'
import { UnsentMarksNotice } from './UnsentMarksNotice.tsx'

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
  /** Students who can’t come, by day; undefined if the backend takes no excuses. */
  excuses?: readonly ExcusedDay[] | undefined
  /** The practice of the register’s day; undefined if the backend has none. */
  practice?: LessonPractice | undefined
  view: AttendanceView
  /** The register’s day; defaults to today. */
  day?: string | undefined
  /** Days with a lesson near the register’s day, none in the future; empty if the backend has no timetable. */
  lessonDays?: readonly string[]
  table?: TableStateProps
  classesHref: string
  /** The page on which students are assigned to classes. */
  assignHref: string
  /** Link to the page of a student. */
  getStudentHref: (studentId: number) => string
  /** Link to the form of a new report on a student in this class. */
  getReportHref: (studentId: number) => string
  /** Without it no confirmation is shown, for backends without a timetable (decision 16). */
  findNoLessonReason?: FindNoLessonReason | undefined
  onViewChange: (view: AttendanceView) => void
  onDayChange: (day: string) => void
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  onDeleteAttendance: (id: number) => Promise<SubmitResult>
  onMark: (studentIds: number[], day: string, status: AttendanceStatus) => void
  /** Deletes marks of students who had none before. */
  onUndoMarks: (studentIds: number[], day: string) => void
  onRetryMark: (studentId: number, day: string) => void
  onDiscardMark: (studentId: number, day: string) => void
}

/** 2§2 “Attendance” of one class: single marks, or the whole class in the register (decision 26). */
export function AttendanceScreen({
  students,
  allotments,
  marks,
  view,
  table,
  lessonDays = noDays,
  ...props
}: AttendanceScreenProps) {
  const { t } = useLingui()
  const today = useToday()
  const day = props.day ?? today
  const named = allotments.state === 'ready' ? allotments.data : none
  const roster = useMemo<Remote<readonly RosterStudent[]>>(
    () => mapRemote(mergeStaleState(students, allotments), (all) => createRoster(all, named)),
    [students, allotments, named],
  )
  const { attendance, schoolClass, getStudentHref, getReportHref } = props
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
      excuses={props.excuses}
      practice={props.practice}
      day={day}
      today={today}
      lessonDays={lessonDays}
      assignHref={props.assignHref}
      getStudentHref={getStudentHref}
      getReportHref={getReportHref}
      onDayChange={props.onDayChange}
      onMark={async (ids, status) => {
        if (await confirmMark(day)) props.onMark(ids, day, status)
      }}
      onUndo={(ids) => props.onUndoMarks(ids, day)}
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
      getStudentHref={getStudentHref}
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
const noDays: readonly string[] = []
