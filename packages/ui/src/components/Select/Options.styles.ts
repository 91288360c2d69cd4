import { ListBox } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../RestoreFocus/Popover.tsx'

export const Panel = styled(Popover)`
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width, max-content);
  min-inline-size: min(16rem, calc(100vw - 2 * ${tokens.space[4]}));
  /* Never past the edge of the page: what has to be scrolled to closes at once. */
  max-inline-size: calc(100vw - 2 * ${tokens.space[4]});
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const List = styled(ListBox)`
  display: flex;
  flex-direction: column;
  max-block-size: 22rem;
  min-block-size: 0;
  padding: ${tokens.space[1]};
  overflow: auto;
  outline: none;
` as typeof ListBox

export const Note = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

export const FootNote = styled(Note)`
  border-block-start: 1px solid ${tokens.color.border};
`
