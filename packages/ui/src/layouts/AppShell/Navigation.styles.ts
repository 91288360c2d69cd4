import { css, styled } from 'styled-components'
import { focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  gap: 2px;
`

/** The parts of the menu: captions part them, or lines where there is no room for words. */
export const Sections = styled.ul<{ $isFolded: boolean }>`
  display: grid;
  gap: ${({ $isFolded }) => ($isFolded ? tokens.space[2] : tokens.space[3])};

  > li + li {
    ${({ $isFolded }) =>
      $isFolded &&
      css`
        padding-block-start: ${tokens.space[2]};
        border-block-start: 1px solid ${tokens.color.border};
      `}
  }
`

/** What stands in one line of the menu, whether it leads somewhere or opens something. */
export const navigationLinkStyles = css`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: max(40px, ${tokens.size.target});
  padding: ${tokens.space[1]} 10px;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.text};
  line-height: ${tokens.leading.tight};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${tokens.duration.quick};
  ${focusRing}

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  /* Forced colours take the tint away: the place that is open is chosen as a row is. */
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

/** The words above a part of the menu; those of a group fold and unfold it. */
export const captionStyles = css`
  ${navigationLinkStyles}
  min-block-size: max(30px, ${tokens.size.target});
  padding-block: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`

export const Caption = styled.p`
  ${captionStyles}
  cursor: default;
`

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  ${truncate}
`

export const Chevron = styled.svg<{ $isOpen: boolean }>`
  max-inline-size: 16px;
  max-block-size: 16px;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '180deg' : '0')});
  transition: transform ${tokens.duration.base};
`
