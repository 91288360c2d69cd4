import type { PrintableReport } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import { Days, Track } from './ReportPaper.styles.ts'

type AttendedDaysProps = Pick<NonNullable<PrintableReport['marked']>, 'present' | 'absent'>

/** How often the student was there of the days that were marked: as lengths for the eye, and in words. */
export function AttendedDays({ present, absent }: AttendedDaysProps) {
  return (
    <Days>
      <Track aria-hidden>
        <div style={{ inlineSize: `${(present / (present + absent)) * 100}%` }} />
      </Track>
      <p>
        <Plural value={present} one="# day present" other="# days present" />
        {' · '}
        <Plural value={absent} one="# day absent" other="# days absent" />
      </p>
    </Days>
  )
}
