import { styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** A thumbnail that opens the large picture. */
export const Thumbnail = styled(Button)`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  cursor: zoom-in;
  ${focusRing}

  img {
    inline-size: 100%;
    block-size: 12rem;
    object-fit: contain;
  }
  svg {
    position: absolute;
    inset-block-end: ${tokens.space[2]};
    inset-inline-end: ${tokens.space[2]};
    inline-size: 36px;
    block-size: 36px;
    padding: ${tokens.space[2]};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
  }
  &[data-hovered] {
    border-color: ${tokens.color.borderStrong};
  }
`
