import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { tokens } from '../theme/tokens.ts'

export const Blocks = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`

export const Footer = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[3]};
  justify-items: start;
`

export const ErrorText = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

export const Announcement = styled.div`
  ${visuallyHidden}
`
