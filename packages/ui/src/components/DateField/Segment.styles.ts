import { DateSegment } from 'react-aria-components/DateField'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Around segments: in one line of text, not in boxes, so that each language keeps its own order of them. */
export const segmentsStyles = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-focus-within] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &[data-invalid][data-focus-within] {
    outline-color: ${tokens.color.danger};
  }
`

/** One of them, or what stands between two. */
export const SegmentRoot = styled(DateSegment)`
  padding: 2px;
  border-radius: ${tokens.radius.sm};
  outline: none;

  &[data-type='literal'] {
    padding: 0;
  }
  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
  &[data-focused] {
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
`
