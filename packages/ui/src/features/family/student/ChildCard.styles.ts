import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A card with a line in the child’s colour; thicker for the child whose page is open. */
export const CardRoot = styled.div<{ $color: string | undefined }>`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  block-size: 100%;
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-block-start: 4px solid ${({ $color }) => $color ?? tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  &[data-is-present='true'] {
    border-color: ${({ $color }) => $color ?? tokens.color.border};
  }
`

/** Long names wrap beside the avatar, above the button. */
export const CardHeader = styled.header`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  > h3 {
    flex: 1;
    min-inline-size: 0;
  }
`

export const Facts = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }
  > li {
    overflow-wrap: anywhere;
  }
`
