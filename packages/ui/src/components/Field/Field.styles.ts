import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Layout of a field's label, control, hint and error. */
export const fieldLayout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`

/** Styles of text inputs. iOS zooms into inputs with text below 16 pixels. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: max(16px, ${tokens.text.md});
  transition: border-color ${tokens.duration.quick};

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
  &[data-focused],
  &:focus {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &[data-invalid],
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
  &[data-invalid][data-focused],
  &[aria-invalid='true']:focus {
    outline-color: ${tokens.color.danger};
  }
  &[data-disabled],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

/** Small helper text; hidden while empty. */
export const Hint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  &:empty {
    display: none;
  }
`
