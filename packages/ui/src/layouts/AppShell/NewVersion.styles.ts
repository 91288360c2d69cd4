import { styled } from 'styled-components'
import { edge } from '#theme/edge.ts'
import { appear } from '#theme/motion.ts'
import { tokens } from '#theme/tokens.ts'

/** Beside where toasts and the account stand; it takes no room on the page, which must not jump under who types. */
export const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${edge.end} + ${edge.foot} + ${tokens.space[4]});
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
  z-index: ${tokens.layer.header};
`

export const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  max-inline-size: calc(100vw - 2 * ${tokens.space[4]});
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  animation: ${appear} ${tokens.duration.quick};
  color: ${tokens.color.text};
`
