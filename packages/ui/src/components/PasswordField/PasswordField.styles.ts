import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Row = styled.div`
  position: relative;
  display: grid;
  direction: ltr;
`

/** A plain button: react-aria's would take over the field's label. */
export const RevealButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.control};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
`

export const CapsLockNotice = styled.span`
  color: ${tokens.color.warning};
  font-size: ${tokens.text.sm};

  &:empty {
    display: none;
  }
`
