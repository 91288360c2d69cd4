import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;

  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[2]};
    align-items: start;
  }
  dt {
    display: grid;
    align-items: center;
    block-size: calc(1em * ${tokens.leading.body});
    color: ${tokens.color.textMuted};
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`
