import type { Allotment, AssignedCourse, Course, Student, SuggestionList, Teacher } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { Option } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { getPersonLabel, toPersonOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote, mergeStaleState } from '#remote.ts'
import {
  type AllotmentValues,
  getSlotKey,
  findMissingTimes,
  addPreferredTimes,
  getPreferredTimes,
} from './allotment.schema.ts'
import { useTeacherOptions } from './useTeacherOptions.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatWeekdays } from '#lib/time/weekdays.ts'

export type AllotmentLists = {
  students: Remote<Student[]>
  courses: Remote<Course[]>
  teachers: Remote<Teacher[]>
  /** The courses of the teacher last passed to `onTeacherChange`. */
  assigned: Remote<AssignedCourse[]>
  /** Called with each selected teacher and with the teacher of an edited allotment. Must be a stable function. */
  onTeacherChange: (teacherId: number | undefined) => void
  /** Called with each selected student. Must be a stable function. */
  onStudentChange: (studentId: number | undefined) => void
  /** The page on which courses are assigned to a teacher. */
  getTeacherCoursesHref: (teacherId: number) => string
}

type AllotmentFieldsProps = AllotmentLists & {
  allotment: Allotment | undefined
  /** Suggestions for the selected student and course, once loaded. */
  suggestions: SuggestionList | undefined
}

/** Student, teacher and course. The server accepts only courses that are assigned to the teacher. */
export function AllotmentFields({
  allotment,
  suggestions,
  students,
  courses,
  teachers,
  assigned,
  onTeacherChange,
  onStudentChange,
  getTeacherCoursesHref,
}: AllotmentFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values } = useFormikContext<AllotmentValues>()
  const teacherId = values.teacherId === null ? undefined : Number(values.teacherId)
  useEffect(() => onTeacherChange(teacherId), [onTeacherChange, teacherId])
  const studentId = values.studentId === null ? undefined : Number(values.studentId)
  useEffect(() => onStudentChange(studentId), [onStudentChange, studentId])
  const missing = t`N/A`
  const studentOptions = useMemo(
    () => mapRemote(students, (all) => toPersonOptions(all, { missing, locale })),
    [students, missing, locale],
  )
  const teacherOptions = useTeacherOptions(teachers, suggestions)
  const currentOptions = useMemo(
    () =>
      allotment && {
        student: toOption(allotment.student.id, getPersonLabel(allotment.student, missing)),
        course: toOption(allotment.course.id, allotment.course.name),
        teacher: toOption(allotment.teacher.id, getPersonLabel(allotment.teacher, missing)),
      },
    [allotment, missing],
  )
  const taught = teacherId !== undefined && assigned.state === 'ready' ? assigned.data : undefined
  const isTaught = (courseId: number) => !taught || taught.some(({ course }) => course.id === courseId)
  const courseOptions = mapRemote(mergeStaleState(courses, assigned), (all) =>
    all.map(({ id, name }) => ({
      ...toOption(id, name),
      disabledReason: isTaught(id) ? undefined : t`Not assigned to this teacher`,
    })),
  )
  const isUnassignedCourse = values.courseId !== null && !isTaught(Number(values.courseId))
  return (
    <>
      <FormComboBox<AllotmentValues>
        name="studentId"
        label={t`Student`}
        items={studentOptions}
        currentOption={currentOptions?.student}
        isRequired
        autoFocus
      />
      <FormComboBox<AllotmentValues>
        name="courseId"
        label={t`Course`}
        items={courseOptions}
        currentOption={currentOptions?.course}
        isRequired
      />
      <FormComboBox<AllotmentValues>
        name="teacherId"
        label={t`Teacher`}
        items={teacherOptions}
        currentOption={currentOptions?.teacher}
        isRequired
      />
      {isUnassignedCourse && teacherId !== undefined && (
        <CourseNotAssignedNotice href={getTeacherCoursesHref(teacherId)} />
      )}
    </>
  )
}

function toOption(id: number, label: string): Option {
  return { id: String(id), label }
}

/** Reports values that the server would reject. The link opens beside the form, which keeps its values. */
function CourseNotAssignedNotice({ href }: { href: string }) {
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="sm" href={href} target="_blank">
          <Trans>Teacher’s courses (new tab)</Trans>
        </LinkButton>
      }
    >
      <Trans>This course isn’t assigned to this teacher. Assign it first or choose another teacher.</Trans>
    </Notice>
  )
}

type PreferredTimesProps = { students: Remote<Student[]>; courses: Remote<Course[]> }

/** The times at which the selected student wants to learn the selected course, with a button to add them. */
export function PreferredTimes({ students, courses }: PreferredTimesProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { values, setFieldValue, submitCount, isSubmitting } = useFormikContext<AllotmentValues>()
  const student = findById(students, values.studentId)
  const course = findById(courses, values.courseId)
  const preferredTimes = getPreferredTimes(student?.class_course_data, course?.name)
  if (preferredTimes.length === 0) return null

  const isAdded = findMissingTimes(values.classTimes, preferredTimes).length === 0
  const addTimes = async () => {
    await setFieldValue('classTimes', addPreferredTimes(values.classTimes, preferredTimes), submitCount > 0)
    // The button disappears after use, so move focus to the times.
    focusWithin(findField(root.current?.closest('form') ?? null, 'classTimes[0].from'))
  }
  return (
    <div ref={root}>
      {isAdded ? (
        <Notice tone="success" isQuiet>
          {values.classTimes.length === preferredTimes.length ? (
            <Trans>Filled in with the times the student requested. You can change them.</Trans>
          ) : (
            <Trans>These include the times the student requested.</Trans>
          )}
        </Notice>
      ) : (
        <Notice
          tone="info"
          title={<Trans>This student requested these times</Trans>}
          action={
            <Button size="sm" isDisabled={isSubmitting} onPress={() => void addTimes()}>
              <Trans>Use these times</Trans>
            </Button>
          }
        >
          <Inline as="ul" gap="large" rowGap="x-small" align="stretch" isTabular aria-label={t`Preferred times`}>
            {preferredTimes.map((time) => (
              <li key={getSlotKey(time)}>
                {time.days.length > 0 && <Bdi>{formatWeekdays(time.days, i18n, locale)} </Bdi>}
                <Bdi>
                  {formatWallTime(time.from, locale)} – {formatWallTime(time.to, locale)}
                </Bdi>
              </li>
            ))}
          </Inline>
        </Notice>
      )}
    </div>
  )
}

function findById<T extends { id: number }>(remote: Remote<T[]>, id: string | null): T | undefined {
  return remote.state === 'ready' ? remote.data.find((record) => String(record.id) === id) : undefined
}
