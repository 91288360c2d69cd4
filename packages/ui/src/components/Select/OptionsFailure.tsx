import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '../../theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import type { Options } from './Option.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
`

/** Says under a field that its options can't be had, and asks for them again. */
export function OptionsFailure({ options }: { options: Options }) {
  const { t } = useLingui()
  if (!('state' in options) || options.state !== 'failed') return null
  return (
    <Root role="alert">
      {options.message}
      <Button slot={null} size="sm" onPress={options.retry}>
        {t`Try again`}
      </Button>
    </Root>
  )
}
