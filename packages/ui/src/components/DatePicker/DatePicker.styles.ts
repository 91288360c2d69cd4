import { css, styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { segmentsLook } from '../DateField/Segment.styles.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'

export const Root = styled.div`
  ${fieldLayout}
`

/** The box that a day is typed into, and what opens the calendar. */
export const dayBox = css`
  ${controlLook}
  ${segmentsLook}
  display: flex;
  align-items: center;
  padding: 0;
`

export const dayText = css`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
`

export const Box = styled.div`
  ${dayBox}
`

export const Text = styled.div`
  ${dayText}
`

export const Filled = styled.div`
  ${visuallyHidden}
  /* Keeps the page from scrolling to it. */
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
`
