import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'

export type ChartPoint = {
  id: string
  /** One value per series, in the order of the series; a negative one has no column. */
  values: readonly number[]
}

type Size = { width: number; height: number }
/** Margins of the plot for axis labels beside and below it. */
type Edges = { start: number; top: number; bottom: number }

export type ChartLayout = {
  columns: { id: string; x: number; width: number; parts: { y: number; height: number }[] }[]
  ticks: { value: number; y: number }[]
  /** The y of the baseline, and the x range of the grid lines. */
  base: number
  from: number
  to: number
}

const TICKS = 4

/** Lays out the columns of a chart, mirrored for right-to-left. Undefined if all values are zero. */
export function layoutColumns(
  points: readonly ChartPoint[],
  direction: 'ltr' | 'rtl',
  { width, height }: Size,
  edges: Edges,
): ChartLayout | undefined {
  const max = Math.max(0, ...points.map(({ values }) => sum(values)))
  if (max === 0) return undefined
  const [from, to] = direction === 'rtl' ? [0, width - edges.start] : [edges.start, width]
  const base = height - edges.bottom
  const x = scaleBand()
    .domain(points.map(({ id }) => id))
    .range(direction === 'rtl' ? [to, from] : [from, to])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const y = scaleLinear().domain([0, max]).nice(TICKS).range([base, edges.top])
  const keys = points[0]?.values.map((_, index) => index) ?? []
  const series = stack<ChartPoint, number>()
    .keys(keys)
    .value(({ values }, key) => Math.max(0, values[key] ?? 0))([...points])
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
    // Numbers of people and amounts in minor units are integers.
    ticks: y
      .ticks(TICKS)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: y(value) })),
    base,
    from,
    to,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.max(0, value), 0)
