import { Trans } from '@lingui/react/macro'
import { Bdi } from '../Bdi/Bdi.tsx'
import type { ColumnChartProps } from './ColumnChartProps.ts'

type ChartTableProps = Pick<ColumnChartProps, 'title' | 'unit' | 'series' | 'points' | 'format'>

/** The numbers of a plot, the newest first. */
export function ChartTable({ title, unit, series, points, format }: ChartTableProps) {
  const hasSum = series.length > 1
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {hasSum && (
            <th scope="col">
              <Trans>Total</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">
              <Bdi>{name}</Bdi>
            </th>
            {values.map((value, index) => (
              <td key={series[index]}>
                <Bdi>{format(value)}</Bdi>
              </td>
            ))}
            {hasSum && (
              <td>
                <Bdi>{format(values.reduce((sum, value) => sum + value, 0))}</Bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
