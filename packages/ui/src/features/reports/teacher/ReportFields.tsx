import type { Attendance, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { groupAttendanceByDay, countAttendance, getAttendancePercent } from '#lib/lessons/attendanceStatistics.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import {
  type ReportValues,
  type ReportChoice,
  type ReportFormOptions,
  getReportChoices,
  normalizeChoice,
} from './report.schema.ts'
import { useEffect, useRef } from 'react'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Select } from '#components/Select/Select.tsx'
import { useFormField } from '#forms/useFormField.tsx'

const AttendanceGroup = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`

type AttendanceFieldProps = {
  attendance: Remote<Attendance[]>
  /** Whether the field is filled in with the recorded percentage. */
  isPrefilled: boolean
}

/** Attendance field with the percentage from the class’s register. */
export function AttendanceField({ attendance, isPrefilled }: AttendanceFieldProps) {
  const { t, i18n } = useLingui()
  const { values, setFieldValue, submitCount } = useFormikContext<ReportValues>()
  const hasSubject = values.studentId !== null && values.classId !== null
  const sum =
    hasSubject && attendance.state === 'ready'
      ? countAttendance(groupAttendanceByDay(attendance.data, Number(values.studentId)))
      : undefined
  const percent = sum && sum.marked > 0 ? `${getAttendancePercent(sum)}%` : undefined
  useAttendancePrefill(percent ?? '', isPrefilled && (!hasSubject || attendance.state === 'ready'))
  const getDescription = () => {
    if (!hasSubject) return t`Choose a student and class to see recorded attendance.`
    if (attendance.state === 'loading') return t`Checking attendance…`
    if (!sum) return undefined
    if (sum.marked === 0) return t`No attendance recorded for this student in this class yet.`
    return t`Recorded: ${i18n.number(sum.present)} of ${i18n.number(sum.marked)} lessons (${percent}).`
  }
  return (
    <AttendanceGroup>
      <FormTextField<ReportValues>
        name="attendance"
        label={t`Attendance`}
        placeholder={t`e.g. 85%`}
        description={getDescription()}
        isRequired
      />
      {percent !== undefined && values.attendance !== percent && (
        <Button size="sm" onPress={() => void setFieldValue('attendance', percent, submitCount > 0)}>
          <Trans>Use {percent}</Trans>
        </Button>
      )}
      {hasSubject && attendance.state === 'ready' && <StaleDataBanner stale={attendance.stale} isList={false} />}
      {hasSubject && attendance.state === 'failed' && (
        <Inline gap="small" tone="danger" size="sm" role="alert">
          {attendance.message}
          <Button size="sm" onPress={attendance.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Inline>
      )}
    </AttendanceGroup>
  )
}

/** Fills in the recorded percentage and follows the student and class until the user types another one. */
function useAttendancePrefill(recorded: string, isActive: boolean): void {
  const { values, dirty, submitCount, setFieldValue, resetForm } = useFormikContext<ReportValues>()
  const filledIn = useRef('')
  useEffect(() => {
    if (!isActive || values.attendance !== filledIn.current || recorded === filledIn.current) return
    filledIn.current = recorded
    // A form that the user hasn’t changed stays unchanged, so that leaving it asks nothing.
    if (dirty || submitCount > 0) void setFieldValue('attendance', recorded, submitCount > 0)
    else resetForm({ values: { ...values, attendance: recorded } })
  }, [recorded, isActive, values, dirty, submitCount, setFieldValue, resetForm])
}

type ReportSubjectFieldsProps = {
  report: Report | undefined
  teaching: Remote<ReportFormOptions>
  assignHref: string
  onClassChange: (classId: number | undefined) => void
}

/** Course, student and class: each choice narrows the next ones and selects a single remaining option. */
export function ReportSubjectFields({ report, teaching, assignHref, onClassChange }: ReportSubjectFieldsProps) {
  const { t } = useLingui()
  const { values, setValues, submitCount } = useFormikContext<ReportValues>()
  const course = useFormField<string | null>('courseId', t`Course`)
  const student = useFormField<string | null>('studentId', t`Student`)
  const schoolClass = useFormField<string | null>('classId', t`Class`)
  const options = teaching.state === 'ready' ? teaching.data : nothing
  const choices = getReportChoices(options, values, report)
  const choose = (chosen: Partial<ReportValues>) =>
    void setValues(
      { ...values, ...chosen, ...normalizeChoice(options, { ...values, ...chosen }, report) },
      submitCount > 0,
    )

  const { classId } = values
  useEffect(() => {
    onClassChange(classId === null ? undefined : Number(classId))
  }, [classId, onClassChange])

  const isKnown = teaching.state === 'ready' || report !== undefined
  // Only the first field shows the notice about stale data.
  const courses = mapRemote(teaching, () => choices.courses)
  const optionsOf = (options: readonly ReportChoice[]) =>
    isKnown ? options : teaching.state === 'failed' ? [] : teaching
  return (
    <>
      {teaching.state === 'ready' && teaching.data.assignments.length === 0 && (
        <Notice
          tone="warning"
          title={<Trans>No students in a class yet.</Trans>}
          action={
            <LinkButton size="sm" href={assignHref}>
              <Trans>Assign students</Trans>
            </LinkButton>
          }
        >
          <Trans>You can write reports for students in your classes.</Trans>
        </Notice>
      )}
      <Select
        {...course}
        label={t`Course`}
        items={teaching.state !== 'ready' && report ? choices.courses : courses}
        selectedId={values.courseId}
        onSelect={(courseId) => choose({ courseId })}
        isRequired
        autoFocus
      />
      <ComboBox
        {...student}
        label={t`Student`}
        items={optionsOf(
          choices.students.map(({ isWithoutClass, ...option }) => ({
            ...option,
            disabledReason: isWithoutClass ? t`Not in one of your classes for this course` : undefined,
          })),
        )}
        onChange={(studentId) => choose({ studentId })}
        isRequired
      />
      <Select
        {...schoolClass}
        label={t`Class`}
        items={optionsOf(choices.classes)}
        selectedId={values.classId}
        onSelect={(id) => choose({ classId: id })}
        isRequired
      />
    </>
  )
}

const nothing: ReportFormOptions = { courses: [], classes: [], assignments: [], allotments: [] }
