import { useToday } from '@maktab/ui/providers/ClockProvider'
import { StatementScreen } from '@maktab/ui/features/payments/shared/StatementScreen'
import { useStatement } from '#features/payments/incomeQueryHooks.ts'

type StatementContainerProps = {
  /** The student; without it the signed-in one. */
  studentId?: number
  from: string | undefined
  until: string | undefined
  onPeriod: (period: { from: string; until: string }) => void
  onClose: () => void
}

/** A student’s account statement; of this year by default. */
export function StatementContainer({ studentId, from, until, ...actions }: StatementContainerProps) {
  const today = useToday()
  const period = { from: from ?? `${today.slice(0, 'yyyy'.length)}-01-01`, until: until ?? today }
  return (
    <StatementScreen
      statement={useStatement({ ...period, ...(studentId !== undefined && { studentId }) })}
      period={period}
      {...actions}
    />
  )
}
