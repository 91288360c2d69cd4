import { Calendar, CalendarCell, CalendarHeaderCell } from 'react-aria-components/Calendar'
import { styled } from 'styled-components'
import { focusRing, selectArrow } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Body = styled(Calendar)`
  display: grid;
  gap: ${tokens.space[2]};

  table {
    border-spacing: 2px;
    inline-size: 100%;
  }
  td {
    padding: 0;
  }
`

export const Header = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  gap: ${tokens.space[1]};
  align-items: center;

  button {
    display: grid;
    place-items: center;
    inline-size: ${tokens.size.controlSmall};
    block-size: ${tokens.size.controlSmall};
    border: 0;
    border-radius: ${tokens.radius.sm};
    background: transparent;
    cursor: pointer;
    ${focusRing}
  }
  button[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  button[data-disabled] {
    cursor: not-allowed;
    opacity: 0.4;
  }
  svg {
    inline-size: ${tokens.size.icon};
  }
  > button svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const SelectWithArrow = styled.span`
  ${selectArrow}
`

/** A native select, for type-ahead and the pickers of phones. */
export const Choice = styled.select`
  min-inline-size: 0;
  min-block-size: ${tokens.size.controlSmall};
  padding-inline-start: ${tokens.space[2]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: max(16px, ${tokens.text.md});
  ${focusRing}
`

export const Weekday = styled(CalendarHeaderCell)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.medium};
`

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  /* Seven days must fit into a window of 320 px. */
  min-inline-size: clamp(${tokens.space[10]}, (100vw - 4rem) / 7, max(${tokens.space[10]}, ${tokens.size.target}));
  block-size: max(${tokens.space[10]}, ${tokens.size.target});
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  outline: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-school-today] {
    border-color: ${tokens.color.brand};
    font-weight: ${tokens.weight.bold};
  }
  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-selected] {
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 1px;
  }
  &[data-disabled] {
    color: ${tokens.color.textMuted};
    cursor: default;
    opacity: 0.5;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`

export const Footer = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  justify-content: space-between;

  button {
    min-inline-size: ${tokens.size.target};
  }
  &:not(:empty) {
    padding-block-start: ${tokens.space[2]};
  }
`
