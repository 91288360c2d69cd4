import type { Statement } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { type Period, PeriodFields } from '#components/PeriodFields/PeriodFields.tsx'
import { PaperDesk } from '#papers/PaperDesk.tsx'
import { StatementPaper } from '#papers/StatementPaper/StatementPaper.tsx'
import { Tools } from './StatementScreen.styles.ts'
import { statementTable } from './statementTable.ts'

type StatementSheetProps = {
  statement: Statement
  period: Period
  onPeriod: (period: Period) => void
  onClose: () => void
  onPrint?: () => void
}

export function StatementSheet({ statement, period, onPeriod, ...actions }: StatementSheetProps) {
  const { t, i18n } = useLingui()
  return (
    <PaperDesk
      {...actions}
      above={
        <Tools>
          <PeriodFields period={period} onPeriod={onPeriod} />
          <ExportButton
            label={`${t`Statement`} ${statement.student}`}
            period={`${period.from} ${period.until}`}
            getTable={() => statementTable(statement, i18n)}
          />
        </Tools>
      }
    >
      <StatementPaper statement={statement} period={period} />
    </PaperDesk>
  )
}
