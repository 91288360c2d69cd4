import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Figure, Legend, Numbers, Picture } from './ColumnChart.styles.ts'
import type { ColumnChartProps } from './ColumnChartProps.ts'
import { layoutColumns } from './layoutColumns.ts'
import { ChartTable } from './ChartTable.tsx'

const size = { width: 320, height: 190 }
const edges = { start: 44, top: 8, bottom: 26 }
/** Of twelve names every third has room. */
const NAMED = 3

/** What came of something over time, to be looked at; the table behind it says the same in numbers, to everybody. */
export function ColumnChart({ title, level = 3, latest, series, points, formatTick, ...table }: ColumnChartProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const { direction } = useLocale()
  const layout = layoutColumns(points, direction, size, edges)
  const isNamed = (index: number) => (points.length - 1 - index) % NAMED === 0
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
              <g key={id}>
                <title>{`${points[index]?.name}: ${points[index]?.values.map(table.format).join(' + ')}`}</title>
                {parts.map(({ y, height }, part) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <rect key={part} x={x} y={y} width={width} height={height} rx={Math.min(2, height / 2)} />
                ))}
                {isNamed(index) && (
                  <text x={x + width / 2} y={size.height - 8} textAnchor="middle">
                    {points[index]?.shortName}
                  </text>
                )}
              </g>
            ))}
          </Picture>
          <Numbers>
            <summary>
              <Trans>Show the numbers</Trans>
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
