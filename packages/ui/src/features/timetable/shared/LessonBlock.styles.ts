import { css, styled } from 'styled-components'
import { matchParentAlignment, focusRing, truncate, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** Minimum width at which the seven days are side by side; below it they are stacked. */
export const WIDE_WEEK_MIN_WIDTH = '54rem'

/** Styles for days side by side: on wide screens and in print. */
export const onWideWeek = (rules: ReturnType<typeof css>) => css`
  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    ${rules}
  }
  @media print {
    ${rules}
  }
`

export const Block = styled.span`
  display: grid;
  grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-content: start;
  inline-size: 100%;
  min-block-size: 44px;
  block-size: 100%;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: 4px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  text-align: start;
  overflow: clip;

  button:hover > & {
    background: ${tokens.color.surfaceHover};
  }
  [data-focus-visible] > & {
    ${focusRing}
  }
  &[data-state='cancelled'] {
    border-inline-start-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
  }
  &[data-state='moved'] {
    border-inline-start-color: ${tokens.color.info};
  }
  &[data-has-link] {
    padding-inline-end: calc(${tokens.size.control} + 2 * ${tokens.space[2]});
  }

  ${onWideWeek(css`
    /* Lines that don’t fit wrap into a second, clipped column. */
    display: flex;
    flex-flow: column wrap;
    gap: 0 ${tokens.space[4]};
    min-block-size: 0;
    &,
    &[data-has-link] {
      padding: ${tokens.space[1]} ${tokens.space[2]};
    }
    border-color: transparent;
    border-inline-start-width: 3px;
    border-inline-start-color: ${tokens.color.brand};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-size: ${tokens.text.sm};
    line-height: ${tokens.leading.tight};

    &[data-state='moved'] {
      background: ${tokens.color.infoSoft};
      color: ${tokens.color.onInfoSoft};
    }
  `)}
  @media print {
    flex-flow: column;
    block-size: auto;
    min-block-size: 0;
    border-color: ${tokens.color.border};
    border-inline-start-color: currentcolor;
  }
`

/** Each on its own line in narrow columns; later lines are cut first. */
const line = `
  inline-size: 100%;
  min-inline-size: 0;
`

export const Times = styled.span`
  display: grid;
  align-content: start;

  ${onWideWeek(css`
    display: contents;
  `)}
`

export const Time = styled.span`
  font-variant-numeric: tabular-nums;

  small& {
    color: inherit;
    font-size: ${tokens.text.sm};
  }
  [data-state='cancelled'] & {
    text-decoration: line-through;
  }

  ${onWideWeek(css`
    ${line}
    order: 1;
  `)}
`

/** Digits don’t need the taller lines of Urdu and Arabic. A range never breaks; without room its end is hidden. */
export const ClockTime = styled(Time)`
  white-space: nowrap;

  ${onWideWeek(css`
    line-height: 1.3;
    white-space: normal;
    /* The end wraps as a whole into a line that is cut off. */
    max-block-size: 1.3em;
    overflow: clip;
  `)}
`

/** In the corner of a block; blocks side by side have no room for it. */
export const RegisterLink = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space[1]};
  inset-inline-end: ${tokens.space[1]};

  > a {
    padding-inline: ${tokens.space[2]};
  }
  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    [data-is-narrow] > & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

/** The end of a range, which lessons side by side have no room for. */
export const RangeEnd = styled.span`
  white-space: nowrap;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    [data-is-narrow] & {
      ${visuallyHidden}
    }
  }
`

export const LessonText = styled.span`
  display: grid;
  align-content: start;
  min-inline-size: 0;

  ${onWideWeek(css`
    display: contents;
  `)}
`

/** In the direction of its own text, so that it is truncated at its end; not truncated in a list. */
export const Title = styled.span`
  ${matchParentAlignment}
  overflow-wrap: anywhere;
  font-weight: ${tokens.weight.semibold};

  [data-state='cancelled'] & {
    text-decoration: line-through;
  }

  ${onWideWeek(css`
    ${line}
    display: -webkit-box;
    flex-shrink: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--title-lines, 2);

    /* Browsers put the ellipsis after the aligned text, here into the block's padding. */
    :root:dir(rtl) &:dir(ltr),
    :root:dir(ltr) &:dir(rtl) {
      inline-size: calc(100% + ${tokens.space[2]});
      margin-inline-end: calc(-1 * ${tokens.space[2]});
      padding-inline-end: ${tokens.space[2]};
    }
  `)}
  @media print {
    -webkit-line-clamp: none;
  }
`

/** Hidden in narrow columns; the dialog shows it. */
export const SecondaryText = styled.span`
  ${matchParentAlignment}
  overflow-wrap: anywhere;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  ${onWideWeek(css`
    ${truncate}
    ${line}
    color: inherit;
    order: 2;
  `)}
  @media print {
    white-space: normal;
  }
`

/** Placed before the time. */
export const LessonStateText = styled(SecondaryText)`
  ${onWideWeek(css`
    order: 0;
  `)}
`

export const BlockButton = styled.button`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${tokens.radius.md};
  cursor: pointer;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    [data-is-movable] > & {
      cursor: grab;
    }
    [data-is-dragged] > & {
      cursor: grabbing;
      opacity: 0.5;
    }
  }
`
