import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const FeesOfCourse = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`

export const FeesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  h3 {
    min-inline-size: 0;
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

export const FeeFacts = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  overflow-wrap: anywhere;

  > p {
    color: ${tokens.color.textMuted};
  }
`
