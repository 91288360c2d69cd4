import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { tokens } from '#theme/tokens.ts'

const Sums = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > h2 {
    font-size: ${tokens.text.md};
  }
  > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
  }
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
    font-weight: ${tokens.weight.regular};
    text-align: start;
    overflow-wrap: anywhere;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  tr:last-child > :is(th, td) {
    border-block-end: none;
  }
  thead th {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
  [data-is-summary='true'] > :is(th, td) {
    font-weight: ${tokens.weight.semibold};
  }
`

/** Bar of a row’s share, in the chart’s colour; the numbers next to it carry the same information. */
const Share = styled.div`
  block-size: 6px;
  margin-block-start: ${tokens.space[1]};
  overflow: clip;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surfaceSunken};
  print-color-adjust: exact;

  > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${tokens.color.brand};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

type IncomeTotalsTableProps = {
  title: string
  /** Header of the first column. */
  firstColumnHeader: string
  rows: readonly {
    id: string
    name: string
    count: number
    amount: string
    /** Share of the total, from 0 to 1; drawn as a bar below the name. */
    share?: number
    /** Link to the payments behind the amount. */
    href?: string
    /** A number below the others, such as refunds or the total. */
    isSummary?: boolean
  }[]
  note?: ReactNode
}

/** Table of totals with payment count and amount per row. */
export function IncomeTotalsTable({ title, firstColumnHeader, rows, note }: IncomeTotalsTableProps) {
  const { i18n } = useLingui()
  const id = useId()
  if (rows.length === 0) return null
  return (
    <Sums>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{firstColumnHeader}</th>
            <th scope="col">
              <Trans>Payments</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-is-summary={row.isSummary}>
              <th scope="row">
                {row.href === undefined ? (
                  <Bdi>{row.name}</Bdi>
                ) : (
                  <TextLink href={row.href}>
                    <Bdi>{row.name}</Bdi>
                  </TextLink>
                )}
                {row.share !== undefined && (
                  <Share aria-hidden>
                    <span style={{ inlineSize: `${row.share * 100}%` }} />
                  </Share>
                )}
              </th>
              <td>
                <Bdi>{i18n.number(row.count)}</Bdi>
              </td>
              <td>
                <Bdi>{row.amount}</Bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sums>
  )
}
