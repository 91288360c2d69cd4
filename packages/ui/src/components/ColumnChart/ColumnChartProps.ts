import type { ChartPoint } from './layoutColumns.ts'

type NamedPoint = ChartPoint & {
  /** In the table. */
  name: string
  /** Below its column, where there is room. */
  shortName: string
}

export type ColumnChartProps = {
  title: string
  /** Of its title: 3 unless told, for a part of something that has a title. */
  level?: 2 | 3
  /** What stands last, in words. */
  latest?: string | undefined
  /** What a point is: a week, a month. */
  unit: string
  /** What its values are, the lowest part of the column first; two at most. */
  series: readonly string[]
  points: readonly NamedPoint[]
  /** A value in the table, and in short beside the plot. */
  format: (value: number) => string
  formatTick: (value: number) => string
}
