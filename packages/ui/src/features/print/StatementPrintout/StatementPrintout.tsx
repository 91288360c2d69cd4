import type { Statement } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { PrintDocument } from '../PrintDocument.tsx'
import { StatementLines } from './StatementLines.tsx'
import { calculateStatementTotals } from './calculateStatementTotals.ts'

type StatementPrintoutProps = { statement: Statement; period: { from: string; until: string } }

/** All that a student owed and paid in a period, and what is still to be paid. */
export function StatementPrintout({ statement, period }: StatementPrintoutProps) {
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
          { label: t`From`, value: <Bdi>{formatWireDay(period.from, locale)}</Bdi> },
          { label: t`Until`, value: <Bdi>{formatWireDay(period.until, locale)}</Bdi> },
          { label: t`Still to be paid`, value: due ? <Bdi>{due}</Bdi> : <Trans>Nothing</Trans>, isWide: true },
          ...(review ? [{ label: t`Under review`, value: <Bdi>{review}</Bdi>, isWide: true }] : []),
        ]}
      />
      {lines.length === 0 ? (
        <p>
          <Trans>Nothing was owed or paid in this period.</Trans>
        </p>
      ) : (
        <StatementLines statement={statement} />
      )}
    </PrintDocument>
  )
}
