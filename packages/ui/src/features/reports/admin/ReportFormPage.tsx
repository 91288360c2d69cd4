import { limits } from '@maktab/contract/limits/editReport'
import type { Report, ReportEdit, Course, ScheduledClass, Student, Teacher } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice, optionalText, requiredText } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Option } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { getPersonLabel, toPersonOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** Argument of `onEditReport`. */
export type ReportDraft = ReportEdit

/** Fields in the order of 2§5, with the names of the API, so that server errors map to fields. */
export const reportSchema = object({
  studentId: requiredChoice(),
  teacherId: requiredChoice(),
  classId: requiredChoice(),
  courseId: requiredChoice(),
  attendance: requiredText(limits.attendance),
  test_remarks: optionalText(limits.test_remarks),
  participation: optionalText(limits.participation),
  suggestions: optionalText(limits.suggestions),
})

type ReportValues = Infer<typeof reportSchema>

export function toValues(report: Report): ReportValues {
  return {
    studentId: String(report.student.id),
    teacherId: String(report.teacher.id),
    classId: report.class ? String(report.class.id) : null,
    courseId: String(report.course.id),
    attendance: report.attendance,
    test_remarks: report.test_remarks ?? '',
    participation: report.participation ?? '',
    suggestions: report.suggestions ?? '',
  }
}

export function toRequest(values: ReportValues, opened: Report): ReportDraft {
  return {
    id: opened.id,
    classId: Number(values.classId),
    studentId: Number(values.studentId),
    teacherId: Number(values.teacherId),
    courseId: Number(values.courseId),
    attendance: values.attendance.trim(),
    test_remarks: values.test_remarks.trim(),
    participation: values.participation.trim(),
    suggestions: values.suggestions.trim(),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}

type ReportLists = {
  students: Remote<Student[]>
  teachers: Remote<Teacher[]>
  classes: Remote<ScheduledClass[]>
  courses: Remote<Course[]>
}

type ReportSubjectFieldsProps = ReportLists & { report: Report }

/**
 * Student, teacher, class and course. The report’s own records stay available even if the lists no longer contain them.
 * Classes of other teachers are disabled, since the server rejects them.
 */
function ReportSubjectFields({ report, students, teachers, classes, courses }: ReportSubjectFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { values } = useFormikContext<ReportValues>()
  const missing = t`N/A`
  const currentOptions = useMemo(
    () => ({
      student: toOption(report.student.id, getPersonLabel(report.student, missing)),
      teacher: toOption(report.teacher.id, getPersonLabel(report.teacher, missing)),
      class: report.class ? toOption(report.class.id, report.class.title) : undefined,
      course: toOption(report.course.id, report.course.name),
    }),
    [report, missing],
  )
  const studentOptions = useMemo(
    () => mapRemote(students, (all) => toPersonOptions(all, { missing, locale })),
    [students, missing, locale],
  )
  const teacherOptions = useMemo(
    () => mapRemote(teachers, (all) => toPersonOptions(all, { missing })),
    [teachers, missing],
  )
  const hasOtherTeacher = ({ teacherID }: ScheduledClass) =>
    teacherID !== null && values.teacherId !== null && String(teacherID) !== values.teacherId
  const classOptions = mapRemote(classes, (all) =>
    all.map((scheduled) => ({
      ...toOption(scheduled.id, scheduled.title),
      disabledReason: hasOtherTeacher(scheduled) ? t`Another teacher’s class` : undefined,
    })),
  )
  const isOtherTeachersClass =
    classOptions.state === 'ready' &&
    classOptions.data.some(({ id, disabledReason }) => id === values.classId && disabledReason !== undefined)
  return (
    <>
      <FormComboBox<ReportValues>
        name="studentId"
        label={t`Student`}
        items={studentOptions}
        currentOption={currentOptions.student}
        isRequired
        autoFocus
      />
      <FormComboBox<ReportValues>
        name="teacherId"
        label={t`Teacher`}
        items={teacherOptions}
        currentOption={currentOptions.teacher}
        isRequired
      />
      <FormComboBox<ReportValues>
        name="classId"
        label={t`Class`}
        items={classOptions}
        currentOption={currentOptions.class}
        isRequired
      />
      {isOtherTeachersClass && (
        <Notice tone="warning">
          <Trans>This class belongs to another teacher. Choose one of the selected teacher’s classes.</Trans>
        </Notice>
      )}
      <FormComboBox<ReportValues>
        name="courseId"
        label={t`Course`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => toOption(id, name)))}
        currentOption={currentOptions.course}
        isRequired
      />
    </>
  )
}

function toOption(id: number, label: string): Option {
  return { id: String(id), label }
}

type ReportFormPageProps = Omit<ReportFormProps, 'report' | 'onDone' | 'onCancel'> & {
  reports: Remote<Report[]>
  id: number
  onClose: () => void
}

/** Edit form of a report (2§2, 2§5). */
export function ReportFormPage({ reports, id, onClose, ...form }: ReportFormPageProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={t`Edit performance report`}
      records={reports}
      open={id}
      getName={({ student, course }) => t`${student.name}, ${course.name}`}
      messages={{
        loading: t`Loading reports`,
        notFound: t`This report no longer exists.`,
        backLabel: t`All reports`,
      }}
      onClose={onClose}
    >
      {(report, cancel) => <ReportForm report={report} {...form} onDone={onClose} onCancel={cancel} />}
    </RecordFormPage>
  )
}

type ReportFormProps = ReportLists & {
  report: Report
  onEditReport: (draft: ReportDraft) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
}

function ReportForm({ report: latest, onEditReport, onDone, onCancel, ...lists }: ReportFormProps) {
  const { t } = useLingui()
  const [report, loadLatest] = useRecordSnapshot(latest)
  const [initialValues] = useState(() => toValues(report))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={reportSchema}
        onSubmit={(values) => onEditReport(toRequest(values, report))}
        onUseLatest={loadLatest}
        onDone={onDone}
      >
        <ReportSubjectFields {...lists} report={report} />
        <FormTextField<ReportValues> name="attendance" label={t`Attendance`} placeholder={t`e.g. 85%`} isRequired />
        <FormTextArea<ReportValues> name="test_remarks" label={t`Test Remarks`} />
        <FormTextArea<ReportValues> name="participation" label={t`Class Participation`} />
        <FormTextArea<ReportValues> name="suggestions" label={t`Suggestions`} />
        <FormActions pendingLabel={t`Saving…`} onCancel={onCancel}>
          <Trans>Update</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}
