import type { Statement } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { ErrorState, EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { type Period, PeriodFields } from '#components/DatePicker/DatePicker.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { PageHeader, Page } from '#layouts/Page/Page.tsx'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CsvTable } from '#lib/files/createCsv.ts'
import { formatPlainAmount, formatMoney } from '#lib/money/currencyAmounts.ts'
import {
  getColumnAmount,
  statementColumnLabels,
  statementColumns,
  calculateStatementTotals,
} from '#features/print/StatementPrintout/statementTotals.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { PrintDocument } from '#features/print/PrintDocument.tsx'
import { StatementLines } from '#features/print/StatementPrintout/StatementLines.tsx'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'

const columnNames = statementColumns.map((one) => statementColumnLabels[one])
const headers = [msg`Date`, msg`Item`, msg`Reference`, ...columnNames, msg`Balance`, msg`Currency`]

/** CSV of a statement; starts with the opening balances, which have no day. */
function createStatementCsv({ opening, lines }: Statement, i18n: I18n): CsvTable {
  return {
    headers: headers.map((header) => i18n._(header)),
    rows: [
      ...opening.map(({ currency, amount }) => [
        '',
        i18n._(msg`Opening balance`),
        '',
        ...statementColumns.map(() => ''),
        balanceOf(amount, currency),
        currency,
      ]),
      ...lines.map((line) => [
        line.day,
        line.item,
        line.reference,
        ...statementColumns.map((one) => {
          const amount = getColumnAmount(line, one)
          return amount === undefined ? '' : balanceOf(amount, line.currency)
        }),
        balanceOf(line.balance, line.currency),
        line.currency,
      ]),
    ],
  }
}

/** Negative amounts stay numbers, because spreadsheets could read “-…” text as a formula. */
function balanceOf(amount: number, currency: string): string | number {
  return amount < 0 ? amount : formatPlainAmount(amount, currency)
}

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

/** Keeps the period fields visible while the statement loads, since every change to them loads another one. */
function StatementSheet({ statement: remote, period, onPeriod, ...actions }: StatementSheetProps) {
  const { t, i18n } = useLingui()
  const statement = remote.state === 'ready' ? remote.data : undefined
  // Until the next statement arrives, this is the previous period.
  const loadedPeriod = statement && { from: statement.from ?? period.from, until: statement.until }
  return (
    <PrintPreview
      {...actions}
      isEmpty={!statement}
      header={
        <Tools>
          <PeriodFields period={period} onPeriodChange={onPeriod} />
          {statement && loadedPeriod && (
            <ExportButton
              label={`${t`Statement`} ${statement.student}`}
              period={`${loadedPeriod.from} ${loadedPeriod.until}`}
              getTable={() => createStatementCsv(statement, i18n)}
            />
          )}
        </Tools>
      }
    >
      {statement && loadedPeriod ? (
        <StatementPrintout statement={statement} period={loadedPeriod} />
      ) : (
        <PageHeader title={t`Statement`} />
      )}
      {remote.state === 'loading' && (
        <LoadingRegion label={t`Loading statement`}>
          <SkeletonTable rows={6} columns={4} />
        </LoadingRegion>
      )}
      {remote.state === 'failed' && <ErrorState message={remote.message} onRetry={remote.retry} />}
    </PrintPreview>
  )
}

type StatementPrintoutProps = { statement: Statement; period: { from: string; until: string } }

/** Printable statement of all charges and payments in a period, with the amount still due. */
function StatementPrintout({ statement, period }: StatementPrintoutProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { name: school } = useSchoolSettings()
  const { student, lines } = statement
  const sums = calculateStatementTotals(statement)
  const title = t`Statement`
  const name = `${title} ${student} ${period.from} ${period.until}`
  const [due, review] = [sums.due, sums.review].map((sum) =>
    sum.map(({ currency, amount }) => formatMoney(amount, currency)).join(', '),
  )
  return (
    <PrintDocument name={name} summary={[title, student, due, school].filter(Boolean).join(' · ')}>
      <title>{name}</title>
      <h1>{title}</h1>
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`From`, value: <Bdi>{formatIsoDay(period.from, locale)}</Bdi> },
          { label: t`To`, value: <Bdi>{formatIsoDay(period.until, locale)}</Bdi> },
          { label: t`Balance due`, value: due ? <Bdi>{due}</Bdi> : <Trans>None</Trans>, isWide: true },
          ...(review ? [{ label: t`Under review`, value: <Bdi>{review}</Bdi>, isWide: true }] : []),
        ]}
      />
      {lines.length === 0 ? (
        <p>
          <Trans>No charges or payments in this period.</Trans>
        </p>
      ) : (
        <StatementLines statement={statement} />
      )}
    </PrintDocument>
  )
}

type StatementScreenProps = {
  /** Undefined if the backend has no statements (decision 16). */
  statement: Remote<Statement> | undefined
  period: Period
  onPeriod: (period: Period) => void
  onClose: () => void
  onPrint?: () => void
}

/** A student’s statement for a period, with print and CSV export. */
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
      <EmptyState scene="money" title={<Trans>No statement available</Trans>}>
        <Trans>See each payment in Billing.</Trans>
      </EmptyState>
    </Page>
  )
}
