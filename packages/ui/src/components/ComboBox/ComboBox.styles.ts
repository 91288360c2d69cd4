import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'

export const Root = styled(ComboBox)`
  ${fieldLayout}
` as typeof ComboBox

/**
 * Container of the input and its buttons, which looks like a field. Its children overlap its border, so that they fill
 * its height.
 */
export const Box = styled(Group)`
  ${controlStyles}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0;

  &:has(input:focus) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &[data-invalid]:has(input:focus) {
    outline-color: ${tokens.color.danger};
  }
  &[data-disabled],
  &:has(input[readonly]) {
    background: ${tokens.color.surfaceSunken};
    opacity: 1;
  }
  &[data-disabled] svg {
    opacity: 0.5;
  }
  input {
    flex: 1;
    min-inline-size: 5rem;
    min-block-size: ${tokens.size.control};
    margin-block: -1px;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 0;
    outline: none;
    background: none;
    text-overflow: ellipsis;

    &::placeholder {
      color: ${tokens.color.textMuted};
      opacity: 1;
    }
  }
`

export const IconTrigger = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: max(40px, ${tokens.size.target});
  block-size: ${tokens.size.control};
  margin-block: -1px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  svg {
    inline-size: ${tokens.size.icon};
  }
  &[data-hovered] {
    color: ${tokens.color.text};
  }
`
