import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Long names wrap, because their end is more informative than an ellipsis. */
export const FileName = styled.p`
  max-inline-size: 100%;
  font-size: ${tokens.text.sm};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Zone = styled.div<{ $isInvalid: boolean }>`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding: ${tokens.space[5]};
  border: 1px dashed ${({ $isInvalid }) => ($isInvalid ? tokens.color.danger : tokens.color.borderStrong)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  transition: background-color ${tokens.duration.quick};

  [data-drop-target] > & {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brandSoft};
  }

  > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`

export const Preview = styled.img`
  max-block-size: 240px;
  border-radius: ${tokens.radius.sm};
  object-fit: contain;
`

export const ErrorText = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`

/** An icon and a sentence about the chosen file. */
export const StatusLine = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: start;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  &:empty {
    display: none;
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.15em;
  }
`
