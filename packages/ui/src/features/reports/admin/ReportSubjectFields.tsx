import type { Course, Report, ScheduledClass, Student, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Option } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { personLabel } from '#lib/people/personLabel.ts'
import { personOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import type { ReportValues } from './report.schema.ts'

export type ReportLists = {
  students: Remote<Student[]>
  teachers: Remote<Teacher[]>
  classes: Remote<ScheduledClass[]>
  courses: Remote<Course[]>
}

type ReportSubjectFieldsProps = ReportLists & { report: Report }

/**
 * Whom a report is on, and who wrote it of which class. What it holds stays to be chosen when the lists no longer have
 * it. A class is its teacher’s, which the server sees to: those of others can’t be chosen.
 */
export function ReportSubjectFields({ report, students, teachers, classes, courses }: ReportSubjectFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values } = useFormikContext<ReportValues>()
  const missing = t`N/A`
  const held = useMemo(
    () => ({
      student: toOption(report.student.id, personLabel(report.student, missing)),
      teacher: toOption(report.teacher.id, personLabel(report.teacher, missing)),
      class: report.class ? toOption(report.class.id, report.class.title) : undefined,
      course: toOption(report.course.id, report.course.name),
    }),
    [report, missing],
  )
  const studentOptions = useMemo(
    () => mapRemote(students, (all) => personOptions(all, { missing, locale })),
    [students, missing, locale],
  )
  const teacherOptions = useMemo(
    () => mapRemote(teachers, (all) => personOptions(all, { missing })),
    [teachers, missing],
  )
  const isOfAnother = ({ teacherID }: ScheduledClass) =>
    teacherID !== null && values.teacherId !== null && String(teacherID) !== values.teacherId
  const classOptions = mapRemote(classes, (all) =>
    all.map((scheduled) => ({
      ...toOption(scheduled.id, scheduled.title),
      disabledReason: isOfAnother(scheduled) ? t`Held by another teacher` : undefined,
    })),
  )
  const isClash =
    classOptions.state === 'ready' &&
    classOptions.data.some(({ id, disabledReason }) => id === values.classId && disabledReason !== undefined)
  return (
    <>
      <FormComboBox<ReportValues>
        name="studentId"
        label={t`Student`}
        items={studentOptions}
        currentOption={held.student}
        isRequired
        autoFocus
      />
      <FormComboBox<ReportValues>
        name="teacherId"
        label={t`Teacher`}
        items={teacherOptions}
        currentOption={held.teacher}
        isRequired
      />
      <FormComboBox<ReportValues>
        name="classId"
        label={t`Class`}
        items={classOptions}
        currentOption={held.class}
        isRequired
      />
      {isClash && (
        <Notice tone="warning">
          <Trans>Another teacher holds this class. Choose a class of the teacher above.</Trans>
        </Notice>
      )}
      <FormComboBox<ReportValues>
        name="courseId"
        label={t`Course`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => toOption(id, name)))}
        currentOption={held.course}
        isRequired
      />
    </>
  )
}

function toOption(id: number, label: string): Option {
  return { id: String(id), label }
}
