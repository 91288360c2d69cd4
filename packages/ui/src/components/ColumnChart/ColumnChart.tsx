import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '../Bdi/Bdi.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Figure, Legend, Numbers, Picture } from './ColumnChart.styles.ts'
import { layoutColumns, type ChartPoint } from './layoutColumns.ts'

const size = { width: 320, height: 190 }
const edges = { start: 44, top: 8, bottom: 26 }
/** Labels every third column, as twelve labels don't fit. */
const LABEL_INTERVAL = 3

/** Column chart of values over time. The chart is decorative; a table has the same numbers. */
export function ColumnChart({
  title,
  level = 3,
  latest,
  series,
  points,
  formatTick,
  onPressPoint,
  ...table
}: ColumnChartProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const { direction } = useLocale()
  const layout = layoutColumns(points, direction, size, edges)
  const isLabelled = (index: number) => (points.length - 1 - index) % LABEL_INTERVAL === 0
  const [numbers, anchor] = direction === 'rtl' ? [size.width - edges.start + 6, 'start'] : [edges.start - 6, 'end']
  return (
    <Figure>
      <figcaption>
        <Title>{title}</Title>
        {layout && latest !== undefined && (
          <p>
            <Bdi>{latest}</Bdi>
          </p>
        )}
      </figcaption>
      {layout ? (
        <>
          {series.length > 1 && (
            <Legend aria-hidden>
              {series.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Legend>
          )}
          <Picture aria-hidden viewBox={`0 0 ${size.width} ${size.height}`}>
            {layout.ticks.map(({ value, y }) => (
              <g key={value}>
                <line x1={layout.from} x2={layout.to} y1={y} y2={y} />
                <text data-number x={numbers} y={y} dy="0.35em" textAnchor={anchor as 'start' | 'end'}>
                  {formatTick(value)}
                </text>
              </g>
            ))}
            {layout.columns.map(({ id, x, width, parts }, index) => (
              <g key={id} {...(onPressPoint && { 'data-is-link': true, onClick: () => onPressPoint(id) })}>
                <title>{`${points[index]?.name}: ${points[index]?.values.map(table.format).join(' + ')}`}</title>
                {parts.map(({ y, height }, part) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <rect key={part} x={x} y={y} width={width} height={height} rx={Math.min(2, height / 2)} />
                ))}
                {onPressPoint && (
                  <rect data-target x={x} y={edges.top} width={width} height={size.height - edges.top - edges.bottom} />
                )}
                {isLabelled(index) && (
                  <text x={x + width / 2} y={size.height - 8} textAnchor="middle">
                    {points[index]?.shortName}
                  </text>
                )}
              </g>
            ))}
          </Picture>
          <Numbers>
            <summary>
              <Trans>Show as table</Trans>
            </summary>
            <div>
              <ChartTable title={title} series={series} points={points} {...table} />
            </div>
          </Numbers>
        </>
      ) : (
        <p>
          <Trans>Nothing to show yet.</Trans>
        </p>
      )}
    </Figure>
  )
}

type ChartTableProps = Pick<ColumnChartProps, 'title' | 'unit' | 'series' | 'points' | 'format' | 'getHref'>

/** Table of the chart's values, newest first. */
function ChartTable({ title, unit, series, points, format, getHref }: ChartTableProps) {
  const hasTotal = series.length > 1
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
          {hasTotal && (
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
              {getHref ? (
                <TextLink href={getHref(id)}>
                  <Bdi>{name}</Bdi>
                </TextLink>
              ) : (
                <Bdi>{name}</Bdi>
              )}
            </th>
            {values.map((value, index) => (
              <td key={series[index]}>
                <Bdi>{format(value)}</Bdi>
              </td>
            ))}
            {hasTotal && (
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

type NamedPoint = ChartPoint & {
  /** Name in the table. */
  name: string
  /** Label below the column, if there is room. */
  shortName: string
}

type ColumnChartProps = {
  title: string
  /** Heading level of the title; 3 by default. */
  level?: 2 | 3
  /** Summary of the latest value. */
  latest?: string | undefined
  /** Unit of a point: week, month. */
  unit: string
  /** Names of the series, bottom first; two at most. */
  series: readonly string[]
  points: readonly NamedPoint[]
  /** Formats a value for the table; `formatTick` formats it compactly for the axis. */
  format: (value: number) => string
  formatTick: (value: number) => string
  /** Link of a point in the table. */
  getHref?: (id: string) => string
  /** Called when a column is pressed with a pointer; opens what `getHref` links to. */
  onPressPoint?: (id: string) => void
}
