import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, CloudOff } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { Spinner } from '#components/Spinner/Spinner.tsx'
import { Progress, State } from './Register.styles.ts'
import type { MarkProgress, RegisterRow } from './createRegisterRows.ts'
import { useRegisterLabels } from './useRegisterLabels.ts'

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
export function RegisterRowStatus({ row, onRetry, onDiscard }: RegisterRowStatusProps) {
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
