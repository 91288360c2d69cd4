import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { WIDE_WEEK_MIN_WIDTH } from './LessonBlock.styles.ts'

/** Position of a block in its column, from its offset in hours. */
const placed = `
  position: absolute;
  inset-block-start: calc(var(--from) * var(--hour) + 1px);
  block-size: calc((var(--to) - var(--from)) * var(--hour) - 3px);
  inset-inline-start: calc(var(--lane) / var(--lanes) * 100% + 2px);
  inline-size: calc(100% / var(--lanes) - 4px);
`

export const Item = styled.li`
  position: relative;
  min-inline-size: 0;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    ${placed}
    min-block-size: var(--min-block);
    &:focus-within,
    &:hover {
      z-index: 1;
    }
  }
  @media print {
    break-inside: avoid;
  }
`

/** Continuation of a lesson from the previous evening. */
export const OvernightContinuation = styled.li`
  display: none;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    ${placed}
    display: block;
    padding-inline: ${tokens.space[2]};
    border-radius: 0 0 ${tokens.radius.md} ${tokens.radius.md};
    background: color-mix(in srgb, ${tokens.color.brandSoft} 60%, transparent);
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    line-height: ${tokens.leading.tight};
    overflow: clip;
  }
`

/** Where a dragged lesson would be dropped. */
export const DropTarget = styled.li`
  display: none;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    --lane: 0;
    --lanes: 1;
    ${placed}
    display: block;
    min-block-size: var(--min-block);
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border: 2px dashed ${tokens.color.brand};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.semibold};
    line-height: ${tokens.leading.tight};
    overflow: clip;
    z-index: 2;
    pointer-events: none;
  }
`

export const NowLine = styled.li`
  display: none;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    position: absolute;
    display: block;
    inset-inline: 0;
    inset-block-start: calc(var(--from) * var(--hour));
    border-block-start: 2px solid ${tokens.color.danger};
    z-index: 2;
    pointer-events: none;
  }
`

/** Line at the start of an hour. */
export const HourLine = styled.li`
  display: none;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    position: absolute;
    display: block;
    inset-inline: 0;
    inset-block-start: calc(var(--from) * var(--hour));
    border-block-start: 1px solid ${tokens.color.border};
  }
`
