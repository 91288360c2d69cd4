import { useLingui } from '@lingui/react/macro'
import { StatusTabs } from '#components/DataTable/statusTabs/StatusTabs.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { type OpenFeeStatus, type FeesToCollect, openFeeStatuses } from '#lib/money/bills.ts'

type FeeStatusTabsProps = {
  /** Undefined until it is known. */
  counts: FeesToCollect['counts'] | undefined
  state: OpenFeeStatus
  onState: (state: OpenFeeStatus) => void
}

/** Which fees are shown, and how many there are of each state. */
export function FeeStatusTabs({ counts, state, onState }: FeeStatusTabsProps) {
  const { t } = useLingui()
  const words: Record<OpenFeeStatus, string> = { overdue: t`Overdue`, due: t`Due`, pending: t`Under review` }
  return (
    <Stack gap="none" align="start">
      <StatusTabs
        label={t`Status`}
        segments={openFeeStatuses.map((kind) => ({ status: kind, label: words[kind], count: counts?.[kind] }))}
        chosen={state}
        onChoose={(kind) => onState(openFeeStatuses.find((one) => one === kind) ?? state)}
      />
    </Stack>
  )
}
