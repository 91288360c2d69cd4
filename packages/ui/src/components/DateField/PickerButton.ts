import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** At the end of a field: opens what can be chosen instead of typed. */
export const PickerButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  min-inline-size: ${tokens.size.control};
  /* As high as what it stands in, whose edge it lies over. */
  margin-block: -1px;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
`
