import { useLingui, Trans } from '@lingui/react/macro'
import { Check, X, CircleAlert, CloudOff } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Choice, MarkButton, Name, RowRoot, Summary, Progress, State } from './Register.styles.ts'
import type { AttendanceStatus, RegisterRow, MarkProgress } from './createRegisterRows.ts'
import { useRegisterLabels } from './useRegisterLabels.ts'
import { Button } from '#components/Button/Button.tsx'
import { Spinner } from '#components/Spinner/Spinner.tsx'

const signs: Record<MarkProgress, typeof Spinner> = {
  waiting: Spinner,
  sending: Spinner,
  unsent: () => <CloudOff aria-hidden />,
  saved: () => <Check aria-hidden />,
  settled: () => <Check aria-hidden />,
  failed: () => <CircleAlert aria-hidden />,
}

type RegisterRowStatusProps = { row: RegisterRow; onRetry: () => void; onDiscard: () => void }

/** What became of a row’s mark, and what can be done where it went wrong. */
function RegisterRowStatus({ row, onRetry, onDiscard }: RegisterRowStatusProps) {
  const { t } = useLingui()
  const { progressOf, nameOf } = useRegisterLabels()
  const { progress, message } = row
  const name = nameOf(row)
  const Sign = progress && signs[progress]
  return (
    <State role="gridcell" data-is-failed={progress === 'failed'}>
      {progress && Sign && (
        <Progress $isFailed={progress === 'failed'}>
          <Sign />
          <span>
            {progressOf(progress)}
            {message && <>: {message}</>}
          </span>
        </Progress>
      )}
      {progress === 'failed' && (
        <>
          <Button size="sm" aria-label={t`Try again: ${name}`} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Discard the mark of ${name}`} onPress={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      )}
    </State>
  )
}

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
