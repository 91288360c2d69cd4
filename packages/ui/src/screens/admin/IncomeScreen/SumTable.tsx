import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Share, Sums } from './IncomeScreen.styles.ts'

type SumTableProps = {
  title: string
  /** What a row is. */
  unit: string
  rows: readonly {
    id: string
    name: string
    count: number
    amount: string
    /** Of the whole, from 0 to 1: drawn beneath the name. */
    share?: number
  }[]
  note?: ReactNode
}

/** What each of some things came to. */
export function SumTable({ title, unit, rows, note }: SumTableProps) {
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
            <th scope="col">{unit}</th>
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
            <tr key={row.id}>
              <th scope="row">
                <Bdi>{row.name}</Bdi>
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
