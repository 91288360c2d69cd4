import { styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'

/** From this height on, list and open item scroll by themselves; lower windows scroll as a whole. */
export const sideBySide = `${mediaUp('lg')} and (min-height: 30.02rem)`

export const List = styled.section`
  /* Contains visually hidden texts, which would otherwise make the page longer. */
  position: relative;
  outline: none;

  ${sideBySide} {
    overflow-y: auto;
    border-radius: ${tokens.radius.lg};
  }
`

export const Rows = styled.ul`
  display: grid;
  overflow: clip;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** Quick actions sit beside the name, or below where it would have to wrap. The open row is coloured as a whole. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;

  &:has(> [aria-current]) {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
  }

  > :first-child {
    flex: 1 1 14rem;
  }
  > :nth-child(2) {
    margin-block: ${tokens.space[2]};
    margin-inline: ${tokens.space[2]} ${tokens.space[4]};
  }
`

export const RowButton = styled(Button)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${tokens.space[3]};
  align-items: baseline;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  line-height: ${tokens.leading.tight};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    background: none;
    color: inherit;
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  > :nth-child(even) {
    justify-self: end;
  }
  > strong {
    min-inline-size: 0;
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
  > small {
    min-inline-size: 0;
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
  &:not([aria-current]) > small {
    color: ${tokens.color.textMuted};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`

export const ShowMoreRow = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${tokens.space[4]};
`

/** A teacher of the group of those with missing attendance: name, lessons, and the way on. */
export const GroupRow = styled(Button)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  line-height: ${tokens.leading.tight};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  > strong {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
  > small {
    grid-column: 1;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
  > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`
