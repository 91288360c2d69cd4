import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Said = styled.span`
  ${visuallyHidden}
`

export const Teachers = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
`

/** The button stands beside the words, and below them where there is no room. */
export const Teacher = styled.li<{ $isChosen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? tokens.color.brand : tokens.color.border)};
  border-radius: ${tokens.radius.md};
  overflow-wrap: anywhere;
`

export const Words = styled.div`
  display: grid;
  flex: 1 1 13rem;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`

export const Name = styled.strong`
  font-weight: ${tokens.weight.semibold};
`

export const Load = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** How much of the wished time is free, for the eye; the words beside it say the same. */
export const Share = styled.div`
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

export const Slots = styled.ul`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
`

export const Elsewhere = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
