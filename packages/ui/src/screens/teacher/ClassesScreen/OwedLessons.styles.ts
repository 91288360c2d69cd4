import { styled } from 'styled-components'
import { Card } from '#components/Card/Card.tsx'
import { tokens } from '#theme/tokens.ts'

export const Owed = styled(Card)`
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};

  > h2 {
    font-size: ${tokens.text.lg};
  }
`

export const List = styled.ul`
  display: grid;
`

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

export const Facts = styled.span`
  display: grid;
  flex: 1 1 14rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`
