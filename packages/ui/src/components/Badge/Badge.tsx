import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { nowrap, labelPadding } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

const { color } = tokens
const tones: Record<BadgeTone, { background: string; text: string }> = {
  neutral: { background: color.surfaceSunken, text: color.text },
  brand: { background: color.brandSoft, text: color.onBrandSoft },
  success: { background: color.successSoft, text: color.onSuccessSoft },
  warning: { background: color.warningSoft, text: color.onWarningSoft },
  danger: { background: color.dangerSoft, text: color.onDangerSoft },
  info: { background: color.infoSoft, text: color.onInfoSoft },
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding-inline: 10px;
  ${labelPadding('2px')}
  border: 1px solid transparent;
  /* Not fully round, because a short word in a tall script would look like a circle. */
  border-radius: ${tokens.radius.lg};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.label};
  ${nowrap}
  /* Badges have a lower line than buttons, so Nastaliq needs extra space above. */
  &:lang(ur) {
    padding-block: 1.05em 0.15em;
  }
`

type BadgeProps = { tone?: BadgeTone; children: ReactNode }

/** Shows a status as text; the colour is only an addition. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>
}
