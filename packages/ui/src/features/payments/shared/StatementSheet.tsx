import type { Statement } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { ErrorState } from '#components/ErrorState/ErrorState.tsx'
import { type Period, PeriodFields } from '#components/PeriodFields/PeriodFields.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import { StatementPrintout } from '#features/print/StatementPrintout/StatementPrintout.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { createStatementCsv } from './createStatementCsv.ts'

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;

  > [role='group'] {
    flex: 1 1 20rem;
  }
`

type StatementSheetProps = {
  statement: Remote<Statement>
  period: Period
  onPeriod: (period: Period) => void
  onClose: () => void
  onPrint?: () => void
}

/** The days stay in reach whatever becomes of the statement: each letter of one asks for another. */
export function StatementSheet({ statement: remote, period, onPeriod, ...actions }: StatementSheetProps) {
  const { t, i18n } = useLingui()
  const statement = remote.state === 'ready' ? remote.data : undefined
  // Until the next one comes, what stands there is of the period before.
  const told = statement && { from: statement.from ?? period.from, until: statement.until }
  return (
    <PrintPreview
      {...actions}
      isEmpty={!statement}
      above={
        <Tools>
          <PeriodFields period={period} onPeriod={onPeriod} />
          {statement && told && (
            <ExportButton
              label={`${t`Statement`} ${statement.student}`}
              period={`${told.from} ${told.until}`}
              getTable={() => createStatementCsv(statement, i18n)}
            />
          )}
        </Tools>
      }
    >
      {statement && told ? (
        <StatementPrintout statement={statement} period={told} />
      ) : (
        <PageHeader title={t`Statement`} />
      )}
      {remote.state === 'loading' && (
        <LoadingRegion label={t`Loading the statement`}>
          <SkeletonTable rows={6} columns={4} />
        </LoadingRegion>
      )}
      {remote.state === 'failed' && <ErrorState message={remote.message} onRetry={remote.retry} />}
    </PrintPreview>
  )
}
