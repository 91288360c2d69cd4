import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'
import { type StatCardProps, StatCard } from '../StatCard/StatCard.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space[4]};

  /* Two in a row would break their words. */
  ${below('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

type StatGridProps = {
  /** What is counted, read aloud before the numbers. */
  label: string
  stats: readonly (StatCardProps & { id: string })[]
}

/** The numbers of a dashboard. */
export function StatGrid({ label, stats }: StatGridProps) {
  return (
    <List aria-label={label} role="list">
      {stats.map(({ id, ...stat }) => (
        <li key={id}>
          <StatCard {...stat} />
        </li>
      ))}
    </List>
  )
}
