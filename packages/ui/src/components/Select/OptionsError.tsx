import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { RetryButton } from '../StaleDataBanner/StaleDataBanner.tsx'
import type { Options } from './Option.ts'

const Root = styled.div<{ $isDoubt?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${({ $isDoubt }) => ($isDoubt ? tokens.color.textMuted : tokens.color.danger)};
  font-size: ${tokens.text.sm};
`

/** Says under a field that its options can't be had, or may be old, and asks for them again. */
export function OptionsError({ options }: { options: Options }) {
  const { t } = useLingui()
  if (!('state' in options)) return null
  if (options.state === 'ready' && options.stale) {
    return (
      <Root role="status" $isDoubt>
        {t`This list may be old.`}
        <RetryButton doubt={options.stale} />
      </Root>
    )
  }
  if (options.state !== 'failed') return null
  return (
    <Root role="alert">
      {options.message}
      <Button slot={null} size="sm" onPress={options.retry}>
        {t`Try again`}
      </Button>
    </Root>
  )
}
