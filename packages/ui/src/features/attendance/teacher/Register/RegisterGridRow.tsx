import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Choice, MarkButton, Name, RowRoot, Summary } from './Register.styles.ts'
import type { AttendanceStatus, RegisterRow } from './createRegisterRows.ts'
import { RegisterRowStatus } from './RegisterRowStatus.tsx'
import { useRegisterLabels } from './useRegisterLabels.ts'

type RegisterGridRowProps = {
  row: RegisterRow
  index: number
  /** Which of the two buttons the Tab key leads to; in all other rows, neither. */
  tabStop: AttendanceStatus | undefined
  onMark: (status: AttendanceStatus) => void
  onRetry: () => void
  onDiscard: () => void
}

/** One student: two large buttons, and what became of the press. */
export function RegisterGridRow({ row, index, tabStop, onMark, onRetry, onDiscard }: RegisterGridRowProps) {
  const { t } = useLingui()
  const { nameOf, summaryOf } = useRegisterLabels()
  const name = nameOf(row)
  const button = (status: AttendanceStatus, words: string, label: string) => (
    <Choice role="gridcell" $area={status}>
      <MarkButton
        type="button"
        $status={status}
        data-row={index}
        data-status={status}
        tabIndex={tabStop === status ? 0 : -1}
        aria-pressed={row.status === status}
        aria-label={label}
        onClick={() => onMark(status)}
      >
        {status === 'present' ? <Check aria-hidden /> : <X aria-hidden />}
        {words}
      </MarkButton>
    </Choice>
  )
  return (
    <RowRoot role="row">
      <Name role="rowheader">
        <strong>
          <Bdi>{name}</Bdi>
        </strong>
        <small>
          {row.student.name && <Bdi>{row.student.code}</Bdi>}
          <Summary>
            {row.student.name && ' · '}
            <Bdi>{summaryOf(row)}</Bdi>
          </Summary>
        </small>
      </Name>
      {button('present', t`Present`, t`Present: ${name}`)}
      {button('absent', t`Absent`, t`Absent: ${name}`)}
      <RegisterRowStatus row={row} onRetry={onRetry} onDiscard={onDiscard} />
    </RowRoot>
  )
}
