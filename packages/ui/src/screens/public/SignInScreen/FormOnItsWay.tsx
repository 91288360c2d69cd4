import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Words = styled.p`
  margin-block-end: ${tokens.space[5]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.onDangerSoft};
`

/** What a form that stands already can’t say yet: that its code doesn’t come over the line. A notice would have to come, too. */
export function FormOnItsWay({ isBroken }: { isBroken: boolean }) {
  const { t } = useLingui()
  return isBroken && <Words role="alert">{t`The school can’t be reached. Check your connection and try again.`}</Words>
}
