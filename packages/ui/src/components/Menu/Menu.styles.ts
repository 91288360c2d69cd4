import { styled } from 'styled-components'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../RestoreFocus/RestoreFocus.tsx'

export const Panel = styled(Popover)`
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 100vw);
  overflow-y: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const List = styled(Menu)`
  display: grid;
  padding: ${tokens.space[1]};
  outline: none;
`

export const Item = styled(MenuItem)`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  outline: none;
  color: ${tokens.color.text};
  text-decoration: none;
  cursor: pointer;

  &[data-focused] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: ${tokens.weight.semibold};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[data-is-danger='true'] {
    color: ${tokens.color.danger};
  }
  /* Separates destructive items from the others. */
  [data-is-danger='false'] + &[data-is-danger='true'] {
    margin-block-start: calc(2 * ${tokens.space[1]} + 1px);
    box-shadow: 0 calc(-1 * ${tokens.space[1]} - 1px) 0 -${tokens.space[1]} ${tokens.color.border};
  }
  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

/** Selectable items are more compact, with a check mark in place of an icon. */
export const Choice = styled(Item)`
  min-block-size: max(36px, ${tokens.size.target});
  padding-block: ${tokens.space[1]};

  &:not([data-selected]) > svg {
    visibility: hidden;
  }
  /* Language names use system fonts, so that no font file is fetched for them. */
  [lang='ur'],
  [lang='ar'] {
    font-family: system-ui, sans-serif;
  }
`

export const Section = styled(MenuSection)`
  display: grid;
  padding-block-end: ${tokens.space[1]};
  margin-block-end: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
`

export const Caption = styled(Header)`
  padding: ${tokens.space[2]} ${tokens.space[3]} 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`
