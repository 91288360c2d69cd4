import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Select } from '#components/Select/Select.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { type Remote, mapRemote } from '#remote.ts'
import type { ReportValues } from './report.schema.ts'
import { type ReportChoice, type ReportFormOptions, getReportChoices, normalizeChoice } from './getReportChoices.ts'

type ReportSubjectFieldsProps = {
  report: Report | undefined
  teaching: Remote<ReportFormOptions>
  assignHref: string
  onClassChange: (classId: number | undefined) => void
}

/** Course, student and class: what is chosen narrows what follows, and chooses it where there is only one. */
export function ReportSubjectFields({ report, teaching, assignHref, onClassChange }: ReportSubjectFieldsProps) {
  const { t } = useLingui()
  const { values, setValues, submitCount } = useFormikContext<ReportValues>()
  const course = useFormField<string | null>('courseId', t`Course`)
  const student = useFormField<string | null>('studentId', t`Student`)
  const schoolClass = useFormField<string | null>('classId', t`Class`)
  const known = teaching.state === 'ready' ? teaching.data : nothing
  const choices = getReportChoices(known, values, report)
  const choose = (chosen: Partial<ReportValues>) =>
    void setValues(
      { ...values, ...chosen, ...normalizeChoice(known, { ...values, ...chosen }, report) },
      submitCount > 0,
    )

  const { classId } = values
  useEffect(() => {
    onClassChange(classId === null ? undefined : Number(classId))
  }, [classId, onClassChange])

  const isKnown = teaching.state === 'ready' || report !== undefined
  // The first of them says for all three when what they offer may be old.
  const courses = mapRemote(teaching, () => choices.courses)
  const optionsOf = (options: readonly ReportChoice[]) =>
    isKnown ? options : teaching.state === 'failed' ? [] : teaching
  return (
    <>
      {teaching.state === 'ready' && teaching.data.assignments.length === 0 && (
        <Notice
          tone="warning"
          title={<Trans>No student is in a class yet.</Trans>}
          action={
            <LinkButton size="sm" href={assignHref}>
              <Trans>Assign students</Trans>
            </LinkButton>
          }
        >
          <Trans>A report is about a student of one of your classes.</Trans>
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
            disabledReason: isWithoutClass ? t`Not in a class of yours that teaches this` : undefined,
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
