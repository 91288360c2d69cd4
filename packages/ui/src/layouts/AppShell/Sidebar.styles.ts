import { css, styled } from 'styled-components'
import { visuallyHidden, focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

type Foldable = { $isFolded: boolean }

const foldedEntries = css`
  nav a,
  > :last-child > button {
    justify-content: center;
    padding-inline: 0;
  }
`

/** Shades at the edges beyond which there is more: the covers scroll with the content, the shades below them don't. */
const scrollShades = css`
  background:
    linear-gradient(${tokens.color.surface} 40%, transparent) 0 0 / 100% 32px no-repeat local,
    linear-gradient(transparent, ${tokens.color.surface} 60%) 0 100% / 100% 32px no-repeat local,
    linear-gradient(${tokens.color.borderStrong}, transparent) 0 0 / 100% 10px no-repeat scroll,
    linear-gradient(transparent, ${tokens.color.borderStrong}) 0 100% / 100% 10px no-repeat scroll;
`

/** Not an `aside`, because the navigation in it is the landmark. */
export const SidebarRoot = styled.div<Foldable>`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: ${({ $isFolded }) => ($isFolded ? tokens.size.sidebarIcons : tokens.size.sidebar)};
  block-size: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  transition: inline-size ${tokens.duration.base};

  nav {
    flex: 1;
    min-block-size: 0;
    padding: ${tokens.space[1]} ${({ $isFolded }) => ($isFolded ? '1px' : tokens.space[3])};
    overflow-x: hidden;
    overflow-y: auto;
    scrollbar-width: thin;
    ${scrollShades}

    /* Browsers misplace scrolling backgrounds beside a scrollbar on the left. */
    &:dir(rtl) {
      direction: ltr;

      > * {
        direction: rtl;
      }
    }
  }
  ${({ $isFolded }) => $isFolded && foldedEntries}
`

/** Logo and collapse button: side by side, or stacked when collapsed. */
export const SidebarHeader = styled.div<Foldable>`
  display: flex;
  flex-direction: ${({ $isFolded }) => ($isFolded ? 'column' : 'row')};
  gap: ${tokens.space[1]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[1]};
  padding-inline: ${({ $isFolded }) => ($isFolded ? '0' : `${tokens.space[5]} ${tokens.space[2]}`)};

  > a {
    display: grid;
    min-block-size: ${tokens.size.control};
    min-inline-size: ${({ $isFolded }) => ($isFolded ? tokens.size.control : '0')};
    place-items: center;
    color: inherit;
    text-decoration: none;
  }
  > a bdi {
    ${({ $isFolded }) => $isFolded && visuallyHidden}
  }
`

/** Account and settings: side by side, or stacked when collapsed. */
export const SidebarFooter = styled.div<Foldable>`
  display: flex;
  flex-direction: ${({ $isFolded }) => ($isFolded ? 'column' : 'row')};
  align-items: center;
  padding: ${tokens.space[1]} ${({ $isFolded }) => ($isFolded ? '0' : tokens.space[2])};
  border-block-start: 1px solid ${tokens.color.border};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

export const List = styled.ul`
  display: grid;
`

/** Menu sections, separated by captions or, when collapsed, by lines. */
export const Sections = styled.ul<{ $isFolded: boolean }>`
  display: grid;
  gap: ${tokens.space[1]};

  > li + li {
    ${({ $isFolded }) =>
      $isFolded &&
      css`
        padding-block-start: ${tokens.space[1]};
        border-block-start: 1px solid ${tokens.color.border};
      `}
  }
`

/** Shared styles of menu links and menu buttons. */
export const navigationLinkStyles = css`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  /* Low enough for all pages of an administrator in a window of 720 px; higher on touch screens. */
  min-block-size: max(30px, ${tokens.size.target});
  padding: 2px 10px;
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
  /* Forced colours remove the tint, so the current entry is highlighted like a selection. */
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

/** Caption of a menu section; in a group, pressing it collapses the group (1§2). */
export const captionStyles = css`
  ${navigationLinkStyles}
  min-block-size: max(24px, ${tokens.size.target});
  padding-block: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.xs};
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

/** Always visible while the group is closed, and on touch screens; otherwise while the caption is pointed at. */
export const Chevron = styled.svg<{ $isOpen: boolean }>`
  max-inline-size: 16px;
  max-block-size: 16px;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '180deg' : '0')});
  transition: transform ${tokens.duration.base};

  @media (hover: hover) and (pointer: fine) {
    button:not([data-hovered], [data-focus-visible]) > && {
      opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
    }
  }
`
