import type { ReactNode } from 'react'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'
import { keyframes, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const pulse = keyframes`
  50% { opacity: 0.5; }
`

const Line = styled.span`
  display: block;
  block-size: 1rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.skeleton};
  animation: ${pulse} 1.6s ease-in-out infinite;
`

const Picture = styled(Line)`
  block-size: auto;
  aspect-ratio: 16 / 9;
`

/** Placeholder of a list's toolbar. */
const Toolbar = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  justify-content: space-between;
  padding-block-end: ${tokens.space[4]};
`

const Control = styled(Line)`
  block-size: ${tokens.size.control};
  border-radius: ${tokens.radius.md};
`

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
`

type LoadingRegionProps = {
  /** Names the loading content; announced once. */
  label: string
  children: ReactNode
}

/** Announces that content is loading, and shows a placeholder. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return <Line style={{ inlineSize: width }} />
}

export function SkeletonCard() {
  return (
    <Surface padding="large">
      <Stack gap="medium">
        <Picture />
        <SkeletonLine width="70%" />
        <SkeletonLine />
        <SkeletonLine width="40%" />
      </Stack>
    </Surface>
  )
}

type SkeletonTableProps = { rows: number; columns: number }

/** Placeholder of a list with its toolbar. */
export function SkeletonTable({ rows, columns }: SkeletonTableProps) {
  return (
    <>
      <Toolbar>
        <Control style={{ inlineSize: 'min(24rem, 60%)' }} />
        <Control style={{ inlineSize: '5rem' }} />
      </Toolbar>
      <SkeletonRows rows={rows} columns={columns} />
    </>
  )
}

/** Placeholder of a list, announced with `label`. */
export function TableLoading({ label, ...size }: SkeletonTableProps & { label: string }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonTable {...size} />
    </LoadingRegion>
  )
}

export function SkeletonRows({ rows, columns }: SkeletonTableProps) {
  return (
    <Surface isDivided>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <SkeletonLine key={column} width={`${60 + ((row * 7 + column * 13) % 35)}%`} />
          ))}
        </Row>
      ))}
    </Surface>
  )
}

/** Placeholder of a form. */
export function SkeletonForm({ fields }: { fields: number }) {
  return (
    <Surface padding="xx-large">
      <Stack>
        {Array.from({ length: fields }, (_, field) => (
          <Stack gap="small" key={field}>
            <SkeletonLine width={`${4 + (field % 3)}rem`} />
            <Control />
          </Stack>
        ))}
        <Control style={{ inlineSize: '8rem' }} />
      </Stack>
    </Surface>
  )
}

/** Placeholder of a description list, announced with `label`. */
export function DetailsLoading({ label, facts }: { label: string; facts: number }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonDetails facts={facts} />
    </LoadingRegion>
  )
}

/** Placeholder of a description list. */
export function SkeletonDetails({ facts }: { facts: number }) {
  return (
    <Surface padding="xx-large">
      <Grid minColumn="14rem" keepsEmpty gap="x-large">
        {Array.from({ length: facts }, (_, fact) => (
          <Stack gap="small" key={fact}>
            <SkeletonLine width="5rem" />
            <SkeletonLine width={`${55 + ((fact * 11) % 40)}%`} />
          </Stack>
        ))}
      </Grid>
    </Surface>
  )
}
