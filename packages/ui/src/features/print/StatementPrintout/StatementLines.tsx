import type { Statement, StatementStatus } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { css, styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { narrowSheet, wideSheet } from '../PrintStyles.ts'
import { getColumnAmount, statementColumnLabels, statementColumns } from './statementTotals.ts'

/** Naskh and Nastaliq already have larger line heights. */
const closeTallRows = css`
  &:lang(ar) :is(th, td) {
    padding-block: ${tokens.space[1]};
  }
  &:lang(ur) :is(th, td) {
    padding-block: 0;
  }
`

const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
    vertical-align: top;
  }
  td {
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  :is(th, td):nth-child(2) {
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  th[scope='row'] {
    font-weight: ${tokens.weight.regular};
    overflow-wrap: anywhere;
  }
  thead th {
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }
  @media print {
    ${closeTallRows}
  }
  ${wideSheet} {
    ${closeTallRows}
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
  }
  tr {
    break-inside: avoid;
  }

  /* On phones each line takes two rows, with labelled amounts. */
  ${narrowSheet} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 ${tokens.space[2]};
      align-items: baseline;
      padding-block: ${tokens.space[2]};
      border-block-end: 1px solid ${tokens.color.border};
      line-height: ${tokens.leading.label};
    }
    td {
      grid-area: 1 / 3;
      padding: 0;
      border: none;
    }
    td:first-child {
      grid-area: 2 / 1;
      color: ${tokens.color.textMuted};
    }
    td[data-label]:last-child {
      grid-area: 2 / 3;
    }
    td:empty {
      display: none;
    }
    /* A refund that lowers the charge has amounts in both columns. */
    [data-is-double='true'] {
      > td:nth-child(4) {
        grid-area: 2 / 3;
      }
      > td:last-child {
        grid-area: 3 / 3;
      }
    }
    th[scope='row'] {
      display: contents;

      > :first-child {
        grid-area: 1 / 1 / 2 / 3;
        justify-self: start;
      }
    }
    small {
      grid-area: 2 / 2;
    }
    small,
    td:first-child,
    td::before {
      font-size: ${tokens.text.xs};
    }
    td[data-label]::before {
      margin-inline-end: ${tokens.space[2]};
      color: ${tokens.color.textMuted};
      content: attr(data-label);
    }
  }
`

/** Extra remark for statuses that the amount columns don’t express. */
const remarks: Record<StatementStatus, MessageDescriptor | undefined> = {
  due: undefined,
  pending: msg`under review`,
  paid: undefined,
  rejected: msg`receipt rejected`,
}

/** Charges and payments in chronological order, each with the balance after it. */
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
              {i18n._(statementColumnLabels[one])}
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
              <Trans>Opening balance</Trans>
            </th>
            <td>
              <Bdi>{formatMoney(amount, currency)}</Bdi>
            </td>
          </tr>
        ))}
        {lines.map((line) => {
          const { what, kind, id, item, reference, entryId, method } = line
          const remark = remarks[line.status]
          const amounts = statementColumns.map((column) => ({ column, amount: getColumnAmount(line, column) }))
          return (
            <tr
              key={`${what} ${kind} ${id} ${entryId ?? ''}`}
              data-is-double={amounts.every(({ amount }) => amount !== undefined)}
            >
              <td>
                <Bdi>{formatIsoDay(line.day, locale)}</Bdi>
              </td>
              <th scope="row">
                <Bdi>{item}</Bdi>
                <small>
                  <Bdi>{reference}</Bdi>
                  {what === 'refund' && ` · ${t`refund`}`}
                  {method && (
                    <>
                      {' · '}
                      <Bdi>{getPaymentMethodName(method, i18n)}</Bdi>
                    </>
                  )}
                  {remark && what === 'charge' && ` · ${i18n._(remark)}`}
                </small>
              </th>
              {amounts.map(({ column, amount }) => (
                <td key={column} data-label={i18n._(statementColumnLabels[column])}>
                  {amount !== undefined && <Bdi>{formatMoney(amount, line.currency)}</Bdi>}
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
