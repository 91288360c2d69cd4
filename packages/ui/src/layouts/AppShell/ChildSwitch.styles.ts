import { styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import { Item } from '#components/Menu/Menu.styles.ts'
import { focusRing, truncate } from '#theme/mixins.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'

/** The child’s colour is also a line below the name, so that it is visible beside a picture. */
export const Trigger = styled(Button)<{ $isFolded: boolean; $color: string | undefined }>`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: ${({ $isFolded }) => ($isFolded ? 'center' : 'start')};
  min-inline-size: ${tokens.size.control};
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: 2px ${tokens.space[2]};
  border: 1px solid ${tokens.color.border};
  border-block-end: 3px solid ${({ $color }) => $color ?? tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  line-height: ${tokens.leading.tight};
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.textMuted};
  }
  ${mediaDown('md')} {
    max-inline-size: min(11rem, 45vw);
    padding-inline: ${tokens.space[1]} ${tokens.space[2]};
  }
`

export const ChildName = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: ${tokens.weight.semibold};
  text-align: start;
  ${truncate}
`

/** A child in the list: two lines, and a check mark at the end for the one whose page is open. */
export const ChildItem = styled(Item)`
  min-block-size: 56px;

  > span:not([data-initials]) {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    line-height: ${tokens.leading.tight};
    overflow-wrap: anywhere;
  }
  &:not([data-selected]) > svg {
    visibility: hidden;
  }
`

export const ChildNote = styled(Text)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
