import type { PrintableReport } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import { parseAttendancePercent } from '#lib/lessons/formatAttendance.ts'
import { Days, Track } from './ReportPrintout.styles.ts'

type AttendanceBarProps = Pick<NonNullable<PrintableReport['marked']>, 'present' | 'absent'> & {
  /** What the teacher wrote, which stands above. */
  attendance: string | null
}

/**
 * How often the student was there: as lengths for the eye, and the marked days in words. Where the teacher wrote another
 * percentage than the marks come to, the paper says the teacher’s alone.
 */
export function AttendanceBar({ attendance, present, absent }: AttendanceBarProps) {
  const counted = (present / (present + absent)) * 100
  const written = parseAttendancePercent(attendance)
  const agrees = written === undefined || Math.abs(written - counted) < 1
  return (
    <Days>
      <Track aria-hidden>
        <div style={{ inlineSize: `${agrees ? counted : written}%` }} />
      </Track>
      {agrees && (
        <p>
          <Plural value={present} one="# day present" other="# days present" />
          {' · '}
          <Plural value={absent} one="# day absent" other="# days absent" />
        </p>
      )}
    </Days>
  )
}
