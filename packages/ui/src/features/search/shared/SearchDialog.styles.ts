import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { Modal } from '#components/RestoreFocus/RestoreFocus.tsx'
import { mediaDown, mediaUp, tokens } from '#theme/tokens.ts'
import { truncate, fadeInKeyframes } from '#theme/mixins.ts'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  align-items: start;
  justify-items: center;
  padding: min(10dvh, ${tokens.space[16]}) ${tokens.space[4]} ${tokens.space[4]};
  background: ${tokens.color.overlay};
  animation: ${fadeInKeyframes} ${tokens.duration.quick};

  ${mediaDown('md')} {
    padding: 0;
  }
`

export const Panel = styled(Modal)`
  inline-size: min(42rem, 100%);
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};

  ${mediaDown('md')} {
    inline-size: 100%;
    border: 0;
    border-radius: 0;
  }
`

/** Full screen on a phone; otherwise as high as its results, up to a maximum. */
export const Content = styled(Dialog)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  max-block-size: min(40rem, 100dvh - min(10dvh, ${tokens.space[16]}) - ${tokens.space[4]});
  outline: none;

  ${mediaDown('md')} {
    block-size: 100dvh;
    max-block-size: none;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
`

export const SearchHeader = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};

  &:dir(rtl) {
    padding-inline: ${tokens.space[4]} ${tokens.space[2]};
  }
  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
`

/** Without a focus ring: the only field always has focus, and the highlighted row is the one that Enter opens. */
export const SearchBox = styled(TextField)`
  flex: 1;
  min-inline-size: 0;

  input {
    inline-size: 100%;
    min-block-size: ${tokens.size.control};
    padding: 0 ${tokens.space[1]};
    border: 0;
    border-radius: ${tokens.radius.sm};
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${tokens.text.lg};
    line-height: ${tokens.leading.tight};

    &::placeholder {
      color: ${tokens.color.textMuted};
      opacity: 1;
    }
  }
`

export const Scroll = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const List = styled(ListBox)`
  padding: ${tokens.space[2]};
  outline: none;

  section + section {
    margin-block-start: ${tokens.space[2]};
  }
` as typeof ListBox

export const Caption = styled(Header)`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`

export const Row = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: inherit;
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  scroll-margin-block: ${tokens.space[8]};

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focused] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

export const IconBox = styled.span`
  display: grid;
  place-items: center;

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
`

export const ResultText = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    ${truncate}
  }
  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  [data-focused] > & > small {
    color: inherit;
  }
`

export const Notes = styled.ul`
  display: grid;
  padding-inline: ${tokens.space[2]};

  &:not(:empty) {
    padding-block-end: ${tokens.space[2]};
  }
`

export const Note = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  > span[role='alert'],
  > svg + span {
    flex: 1 1 12rem;
  }
  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`

export const NoSearchResults = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[5]} ${tokens.space[3]};
  overflow-wrap: anywhere;

  > :last-child:not(:first-child) {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  ${mediaUp('md')} {
    text-align: center;
  }
`
