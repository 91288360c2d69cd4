import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { nowrap, labelPadding } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

const { color } = tokens
const tones: Record<BadgeTone, { ground: string; words: string }> = {
  neutral: { ground: color.surfaceSunken, words: color.text },
  brand: { ground: color.brandSoft, words: color.onBrandSoft },
  success: { ground: color.successSoft, words: color.onSuccessSoft },
  warning: { ground: color.warningSoft, words: color.onWarningSoft },
  danger: { ground: color.dangerSoft, words: color.onDangerSoft },
  info: { ground: color.infoSoft, words: color.onInfoSoft },
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding-inline: 10px;
  ${labelPadding('2px')}
  border: 1px solid transparent;
  /* Round at both ends; in a script that needs more height, a short word would stand in a circle. */
  border-radius: ${tokens.radius.lg};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].words};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.label};
  ${nowrap}
  /* Its line is lower than that of a button, Nastaliq is not. */
  &:lang(ur) {
    padding-block: 1.05em 0.15em;
  }
`

type BadgeProps = { tone?: BadgeTone; children: ReactNode }

/** A state in a word. The word says it; the tone only helps. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>
}
