import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const ListItem = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;
  padding-block: ${tokens.space[1]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  /* Marks the position where the dragged row would be dropped. */
  &[data-edge]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    block-size: 3px;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.brand};
  }
  &[data-edge='start']::after {
    inset-block-start: -2px;
  }
  &[data-edge='end']::after {
    inset-block-end: -2px;
  }
  &[data-dragged] {
    z-index: 2;
    box-shadow: ${tokens.shadow.floating};
    opacity: 0.95;
  }
`

/** The drag handle; a touch that starts elsewhere scrolls the page. */
export const DragHandle = styled.button`
  display: grid;
  place-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  border: 0;
  background: none;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  [data-dragged] > & {
    cursor: grabbing;
  }
`

export const PositionNumber = styled.span`
  min-inline-size: 2ch;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const MoveButtons = styled.div`
  display: flex;
  margin-inline-start: auto;
`

/** As high as its button, to avoid layout shifts. */
export const UndoRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;

  &:has(> :nth-child(2)) {
    min-block-size: 2.75rem;
  }
  /* No space is reserved while it is empty. */
  &:not(:has(> :not(:empty))) {
    position: absolute;
  }
`
