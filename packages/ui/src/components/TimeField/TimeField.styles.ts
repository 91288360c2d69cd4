import { css } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { segmentsLook } from '../DateField/Segment.styles.ts'
import { controlLook } from '../Field/Field.styles.ts'

/** The box that a time is typed into, with room for what opens the usual ones. */
export const timeBox = css`
  ${controlLook}
  ${segmentsLook}
  position: relative;
  padding-inline-end: ${tokens.size.control};
`
