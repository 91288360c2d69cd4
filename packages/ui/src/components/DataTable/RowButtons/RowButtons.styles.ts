import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { type ButtonLook, buttonLook } from '#components/Button/Button.styles.ts'

export const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: end;
  white-space: nowrap;

  /* As wide as each other, so that they are in line with those of the other rows. */
  > :not(:has(> svg), [data-is-quiet]) {
    min-inline-size: 4.5rem;
  }
  > :has(> svg:only-child) {
    gap: 0;
    color: ${tokens.color.textMuted};

    /* An icon has no baseline of its own to align with the line of its row. */
    &::before {
      content: '\\200b';
    }
  }
  table[data-density='dense'] & {
    gap: 2px;

    > :not(:has(> svg:only-child)) {
      padding-inline: ${tokens.space[2]};
      font-size: inherit;
    }
    > [data-is-quiet] {
      padding-inline: ${tokens.space[1]};
    }
    svg {
      inline-size: 18px;
      block-size: 18px;
    }
  }
`

export const MenuButton = styled(Button)<ButtonLook>`
  ${buttonLook}
  flex: none;
  aspect-ratio: 1;
  padding: 0;
`
