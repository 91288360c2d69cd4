import type { Policy } from '@maktab/contract/schema'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useTongue } from '../Bdi/useTongue.ts'

export const PolicyBox = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.lg};
  }

  p {
    color: ${tokens.color.textMuted};
    text-align: start;
    white-space: pre-line;
  }
`

/** A policy as a student reads it. */
export function PolicyFace({ title, description }: Pick<Policy, 'title' | 'description'>) {
  const tongueOf = useTongue()
  return (
    <PolicyBox>
      <h2 {...tongueOf(title, description)}>{title}</h2>
      <p {...tongueOf(description)}>{description}</p>
    </PolicyBox>
  )
}
