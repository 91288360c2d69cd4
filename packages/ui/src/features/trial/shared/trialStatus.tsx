import type { TrialStatus } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '#components/Badge/Badge.tsx'

const tones: Record<TrialStatus, BadgeTone> = {
  requested: 'warning',
  arranged: 'info',
  held: 'success',
  notHeld: 'neutral',
  declined: 'neutral',
}

/** The name of each status. */
export function useTrialStatusLabels(): Record<TrialStatus, string> {
  const { t } = useLingui()
  return {
    requested: t({ message: 'Requested', context: 'trial' }),
    arranged: t({ message: 'Arranged', context: 'trial' }),
    held: t({ message: 'Took place', context: 'trial' }),
    notHeld: t({ message: 'Didn’t take place', context: 'trial' }),
    declined: t({ message: 'Rejected', context: 'trial' }),
  }
}

export function TrialStatusBadge({ status }: { status: TrialStatus }) {
  const labels = useTrialStatusLabels()
  return <Badge tone={tones[status]}>{labels[status]}</Badge>
}
