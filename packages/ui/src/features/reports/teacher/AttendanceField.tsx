import type { Attendance } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/StaleDataBanner/StaleDataBanner.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { groupAttendanceByDay, countAttendance, getAttendancePercent } from '#lib/lessons/countAttendance.ts'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import type { ReportValues } from './report.schema.ts'

/** The field, and close to it what the register has to say. */
const AttendanceGroup = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`

/** Attendance as one writes it, beside what the class’s register says of the student. */
export function AttendanceField({ attendance }: { attendance: Remote<Attendance[]> }) {
  const { t, i18n } = useLingui()
  const { values, setFieldValue, submitCount } = useFormikContext<ReportValues>()
  const isAsked = values.studentId !== null && values.classId !== null
  const sum =
    isAsked && attendance.state === 'ready'
      ? countAttendance(groupAttendanceByDay(attendance.data, Number(values.studentId)))
      : undefined
  const percent = sum && `${getAttendancePercent(sum)}%`
  const words = () => {
    if (!isAsked) return t`Choose student and class to see what the register says.`
    if (attendance.state === 'loading') return t`Looking into the register…`
    if (!sum) return undefined
    if (sum.marked === 0) return t`The register has no marks of this student in this class yet.`
    return t`The register has recorded ${i18n.number(sum.present)} of ${i18n.number(sum.marked)}, ${percent}.`
  }
  return (
    <AttendanceGroup>
      <FormTextField<ReportValues>
        name="attendance"
        label={t`Attendance`}
        placeholder={t`e.g. 85%`}
        description={words()}
        isRequired
      />
      {sum && sum.marked > 0 && (
        <Button size="sm" onPress={() => void setFieldValue('attendance', percent, submitCount > 0)}>
          <Trans>Take over {percent}</Trans>
        </Button>
      )}
      {isAsked && attendance.state === 'ready' && <StaleDataBanner stale={attendance.stale} isList={false} />}
      {isAsked && attendance.state === 'failed' && (
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
