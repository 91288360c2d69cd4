import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { onWideWeek, WIDE_WEEK_MIN_WIDTH } from './LessonBlock.styles.ts'

/** `GlobalStyle` removes size containers in print, so `@container` rules apply only on screen. */
export const Week = styled.div`
  container-type: inline-size;
`

/** Height of the day names. */
const dayNames = '4.75rem'

export const Frame = styled.div`
  /* Fits a two-line title, the time and the viewer’s time. */
  --hour: 5.25rem;
  /* Minimum block height, which fits a title and the time. */
  --min-block: 3rem;
  display: grid;
  gap: ${tokens.space[4]};

  &:lang(ar) {
    --hour: 6rem;
    --min-block: 3.25rem;
  }
  &:lang(ur) {
    --hour: 6.75rem;
    --min-block: 3.75rem;
  }

  ${onWideWeek(css`
    grid-template-columns: max-content 1fr;
    gap: 0;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
    overflow: clip;
  `)}
  /* In print, days are lists without hours, since hidden lessons can’t be opened. */
  @media print {
    grid-template-columns: minmax(0, 1fr);
    border-radius: 0;
  }
`

/** Shows the days before today, which a phone leaves out at first. */
export const EarlierDays = styled.div`
  padding-block-end: ${tokens.space[4]};

  ${onWideWeek(css`
    display: none;
  `)}
`

/** Hour labels beside the days; hidden from screen readers, which read the time of each lesson. */
export const Hours = styled.div`
  display: none;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    display: block;
    padding-block-start: calc(${dayNames} - 0.7em);
    padding-inline: ${tokens.space[3]} ${tokens.space[2]};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`

export const HourName = styled.div`
  block-size: calc(var(--height) * var(--hour));
  overflow: visible;
  line-height: 1.4;
`

export const Days = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  ${onWideWeek(css`
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0;
  `)}
  @media print {
    > :first-child {
      border-inline-start: 0;
    }
  }
`

export const Day = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  min-inline-size: 0;

  &[data-is-earlier] {
    display: none;

    [data-shows-earlier] > & {
      display: grid;
    }
  }
  &[data-empty] {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: ${tokens.space[3]};
  }

  ${onWideWeek(css`
    gap: 0;
    border-inline-start: 1px solid ${tokens.color.border};
    &[data-is-earlier] {
      display: grid;
    }
    &[data-empty] {
      display: block;
    }
    &[data-today] {
      background: color-mix(in srgb, ${tokens.color.brandSoft} 35%, transparent);
    }
  `)}
`

export const DayName = styled.h2`
  font-size: ${tokens.text.md};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.label};

  [data-today] > & {
    color: ${tokens.color.brand};
  }

  ${onWideWeek(css`
    display: grid;
    align-content: center;
    justify-items: center;
    block-size: ${dayNames};
    border-block-end: 1px solid ${tokens.color.border};
    font-size: ${tokens.text.sm};
    text-align: center;

    > span > span {
      display: block;
      font-weight: ${tokens.weight.regular};
    }
  `)}
`

export const EmptyWeek = styled.p`
  color: ${tokens.color.textMuted};

  ${onWideWeek(css`
    display: none;
  `)}
`

export const Column = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    position: relative;
    display: block;
    block-size: calc(var(--hours) * var(--hour) + 1.5rem);
  }
  @media print {
    gap: ${tokens.space[1]};
    padding: ${tokens.space[1]};
  }
`

export const MoreLessons = styled.div`
  display: grid;

  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    padding: ${tokens.space[1]};
  }
`
