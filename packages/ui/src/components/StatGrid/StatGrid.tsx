import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { type StatCardProps, StatCard } from '../StatCard/StatCard.tsx'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};

  /* The last line is as wide as the others, however many stand in it. */
  > li {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  /* Where five don’t fit, three and two stand better than four and one. */
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
  /* Two in a row would break their words. */
  ${mediaDown('xs')} {
    &&& > li {
      flex-basis: 100%;
    }
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
