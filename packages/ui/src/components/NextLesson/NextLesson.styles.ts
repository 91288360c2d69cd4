import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'
import { Card } from '../Card/Card.tsx'

export const NextCard = styled(Card)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[6]};
  border-inline-start: 4px solid ${tokens.color.brand};

  ${mediaDown('md')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space[4]};
  }
`

/** What the card is about is small; which class it is, large. */
export const CardHeader = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export const TimeText = styled.p`
  font-variant-numeric: tabular-nums;

  &::first-letter {
    text-transform: uppercase;
  }
  /* From when until when is one thing. */
  > bdi:last-child {
    white-space: nowrap;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[5]};

  ${mediaDown('md')} {
    display: grid;
    justify-items: start;
  }
`

/** The way in: on a phone nobody misses it. */
export const JoinButtonArea = styled.div`
  ${mediaDown('md')} {
    display: grid;
    inline-size: 100%;

    > a {
      min-block-size: ${tokens.space[12]};
    }
  }
`
