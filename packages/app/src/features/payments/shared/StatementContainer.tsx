import { useToday } from '@maktab/ui/providers/ClockProvider'
import { StatementScreen } from '@maktab/ui/features/payments/shared/StatementScreen'
import { useStatement } from '#features/payments/income.ts'

type StatementContainerProps = {
  /** Whose; one’s own without it. */
  studentId?: number
  from: string | undefined
  until: string | undefined
  onPeriod: (period: { from: string; until: string }) => void
  onClose: () => void
}

/** What a student owed and paid: of this year, unless the address says otherwise. */
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
