import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'

export type ChartPoint = {
  id: string
  /** One of each series, in their order; none is below zero. */
  values: readonly number[]
}

type Size = { width: number; height: number }
/** The plot within its picture: beside it stand the numbers, below it the names of some points. */
type Edges = { start: number; top: number; bottom: number }

export type ChartLayout = {
  columns: { id: string; x: number; width: number; parts: { y: number; height: number }[] }[]
  ticks: { value: number; y: number }[]
  /** Where the line of nothing is, and from where to where lines go. */
  base: number
  from: number
  to: number
}

const TICKS = 4

/** Where the columns of a plot stand: from right to left where one reads so. Nothing where there is nothing to show. */
export function layoutColumns(
  points: readonly ChartPoint[],
  direction: 'ltr' | 'rtl',
  { width, height }: Size,
  edges: Edges,
): ChartLayout | undefined {
  const most = Math.max(0, ...points.map(({ values }) => sum(values)))
  if (most === 0) return undefined
  const [from, to] = direction === 'rtl' ? [0, width - edges.start] : [edges.start, width]
  const base = height - edges.bottom
  const x = scaleBand()
    .domain(points.map(({ id }) => id))
    .range(direction === 'rtl' ? [to, from] : [from, to])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const y = scaleLinear().domain([0, most]).nice(TICKS).range([base, edges.top])
  const keys = points[0]?.values.map((_, index) => index) ?? []
  const series = stack<ChartPoint, number>()
    .keys(keys)
    .value(({ values }, key) => values[key] ?? 0)([...points])
  return {
    columns: points.map(({ id }, index) => ({
      id,
      x: x(id) ?? 0,
      width: x.bandwidth(),
      parts: series.map((layer) => {
        const [low, high] = layer[index] ?? [0, 0]
        return { y: y(high), height: y(low) - y(high) }
      }),
    })),
    // There are no halves of people, and none of the smallest coin.
    ticks: y
      .ticks(TICKS)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: y(value) })),
    base,
    from,
    to,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
