import type { Statement } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/StaleDataBanner/StaleDataBanner.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import type { Period } from '#components/PeriodFields/PeriodFields.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { StatementSheet } from './StatementSheet.tsx'

type StatementScreenProps = {
  /** Undefined where the backend doesn’t tell it (decision 16). */
  statement: Remote<Statement> | undefined
  period: Period
  onPeriod: (period: Period) => void
  onClose: () => void
  onPrint?: () => void
}

/** What a student owed and paid in a period, on a sheet to be printed. */
export function StatementScreen({ statement, onClose, ...rest }: StatementScreenProps) {
  const { t } = useLingui()
  if (statement) {
    return (
      <>
        <StaleDataBanner stale={statement.state === 'ready' ? statement.stale : undefined} isList={false} />
        <StatementSheet statement={statement} onClose={onClose} {...rest} />
      </>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Statement`}
        actions={
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
      <EmptyState scene="money" title={<Trans>There is no statement here</Trans>}>
        <Trans>Each payment stands in the list of bills.</Trans>
      </EmptyState>
    </Page>
  )
}
