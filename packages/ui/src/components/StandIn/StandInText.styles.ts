import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { segmentLook } from '../DateField/Segment.styles.ts'

/** Over the parts: it has the focus, and hears what is typed. As high as the box with its border, for a finger. */
export const Stop = styled.input`
  position: absolute;
  inset: -2px -1px;
  inline-size: calc(100% + 2px);
  padding: 0;
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  caret-color: transparent;
  cursor: inherit;
`

export const Part = styled.span`
  ${segmentLook}

  /* As numbers are written, whatever the direction of the page. */
  &[data-part] {
    unicode-bidi: embed;
    direction: ltr;
  }
  ${Stop}:focus ~ &[data-current] {
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
`
