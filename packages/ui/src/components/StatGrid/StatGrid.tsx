import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { type StatCardProps, StatCard } from '../StatCard/StatCard.tsx'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};

  /* Items of the last line grow to fill it. */
  > li {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  /* If five items don't fit, prefer three and two to four and one. */
  &:has(> :nth-child(5):last-child) > li {
    flex-basis: 11rem;
  }
  ${mediaDown('lg')} {
    gap: ${tokens.space[3]};
  }
  ${mediaDown('sm')} {
    &&& > li {
      flex-basis: 40%;
    }
  }
  /* With two in a row, long words would break. */
  ${mediaDown('xs')} {
    &&& > li {
      flex-basis: 100%;
    }
  }
`

type StatGridProps = {
  /** Accessible name of the list. */
  label: string
  stats: readonly (StatCardProps & { id: string })[]
}

/** A grid of dashboard numbers. */
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
