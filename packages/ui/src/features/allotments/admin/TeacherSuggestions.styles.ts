import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** How much of the wished time is free, for the eye; the words beside it say the same. */
export const AvailabilityBar = styled.div`
  block-size: 6px;
  max-inline-size: 16rem;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};
  outline: 1px solid ${tokens.color.border};

  > div {
    block-size: 100%;
    background: ${tokens.color.brand};
  }
`

export const SlotItems = styled.ul`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
`
