import { useLingui } from '@lingui/react/macro'
import { SegmentButtons } from '#components/DataTable/segments/SegmentButtons.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { type FeeState, type FeesToCollect, feeStates } from '#model/FeesToCollect.ts'

type FeeStatesProps = {
  /** Undefined until it is known. */
  counts: FeesToCollect['counts'] | undefined
  state: FeeState
  onState: (state: FeeState) => void
}

/** Which fees are shown, and how many there are of each state. */
export function FeeStates({ counts, state, onState }: FeeStatesProps) {
  const { t } = useLingui()
  const words: Record<FeeState, string> = { overdue: t`Overdue`, due: t`Due`, pending: t`Under review` }
  return (
    <Stack gap="none" align="start">
      <SegmentButtons
        label={t`Status`}
        segments={feeStates.map((kind) => ({ kind, word: words[kind], count: counts?.[kind] }))}
        chosen={state}
        onChoose={(kind) => onState(feeStates.find((one) => one === kind) ?? state)}
      />
    </Stack>
  )
}
