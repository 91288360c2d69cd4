import type { ReactNode } from 'react'
import { Card, Line, Picture, Row, Table, Words } from './Skeleton.styles.ts'

type LoadingRegionProps = {
  /** What is on its way, read aloud once. */
  label: string
  children: ReactNode
}

/** Tells what is being loaded, and shows its shape. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true">
      <Words>{label}</Words>
      <div aria-hidden>{children}</div>
    </div>
  )
}

export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return <Line style={{ inlineSize: width }} />
}

export function SkeletonCard() {
  return (
    <Card>
      <Picture />
      <SkeletonLine width="70%" />
      <SkeletonLine />
      <SkeletonLine width="40%" />
    </Card>
  )
}

type SkeletonTableProps = { rows: number; columns: number }

export function SkeletonTable({ rows, columns }: SkeletonTableProps) {
  return (
    <Table>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <SkeletonLine key={column} width={`${60 + ((row * 7 + column * 13) % 35)}%`} />
          ))}
        </Row>
      ))}
    </Table>
  )
}
