import type { Statement, StatementStatus } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatMoney } from '#model/money.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { statementColumnNames, statementColumns } from './statementColumns.ts'
import { Lines } from './StatementPaper.styles.ts'

/** What is said of a line beside its amount, where that doesn’t tell it. */
const remarks: Record<StatementStatus, MessageDescriptor | undefined> = {
  due: undefined,
  pending: msg`under review`,
  paid: undefined,
  rejected: msg`receipt rejected`,
}

/** All that was owed and paid in its order, each with what was owed after it. */
export function StatementLines({ statement: { opening, lines } }: { statement: Statement }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  return (
    <Lines aria-label={t`Statement`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          {statementColumns.map((one) => (
            <th key={one} scope="col">
              {i18n._(statementColumnNames[one])}
            </th>
          ))}
          <th scope="col">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {opening.map(({ currency, amount }) => (
          <tr key={currency}>
            <th scope="row" colSpan={4}>
              <Trans>From before</Trans>
            </th>
            <td>
              <Bdi>{formatMoney(amount, currency)}</Bdi>
            </td>
          </tr>
        ))}
        {lines.map(({ what, kind, id, item, reference, status, ...line }) => {
          const remark = remarks[status]
          return (
            <tr key={`${what} ${kind} ${id}`}>
              <td>
                <Bdi>{formatWireDay(line.day, locale)}</Bdi>
              </td>
              <th scope="row">
                <Bdi>{item}</Bdi>
                <small>
                  <Bdi>{reference}</Bdi>
                  {remark && ` · ${i18n._(remark)}`}
                </small>
              </th>
              {statementColumns.map((one) => (
                <td key={one} data-label={i18n._(statementColumnNames[one])}>
                  {what === one && <Bdi>{formatMoney(line.amount, line.currency)}</Bdi>}
                </td>
              ))}
              <td data-label={t`Balance`}>
                <Bdi>{formatMoney(line.balance, line.currency)}</Bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Lines>
  )
}
