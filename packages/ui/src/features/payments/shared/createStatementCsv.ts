import type { Statement } from '@maktab/contract/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CsvTable } from '#lib/files/createCsv.ts'
import { formatPlainAmount } from '#lib/money/money.ts'
import { statementColumnLabels, statementColumns } from '#features/print/StatementPrintout/statementColumns.ts'

const columnNames = statementColumns.map((one) => statementColumnLabels[one])
const headers = [msg`Date`, msg`Item`, msg`Reference`, ...columnNames, msg`Balance`, msg`Currency`]

/** A statement as a file: what was owed before stands first, without a day. */
export function createStatementCsv({ opening, lines }: Statement, i18n: I18n): CsvTable {
  return {
    headers: headers.map((header) => i18n._(header)),
    rows: [
      ...opening.map(({ currency, amount }) => [
        '',
        i18n._(msg`From before`),
        '',
        ...statementColumns.map(() => ''),
        balanceOf(amount, currency),
        currency,
      ]),
      ...lines.map(({ day, what, item, reference, amount, currency, balance }) => [
        day,
        item,
        reference,
        ...statementColumns.map((one) => (what === one ? formatPlainAmount(amount, currency) : '')),
        balanceOf(balance, currency),
        currency,
      ]),
    ],
  }
}

/** One below zero is a number, which no spreadsheet takes for a formula. */
function balanceOf(amount: number, currency: string): string | number {
  return amount < 0 ? amount : formatPlainAmount(amount, currency)
}
