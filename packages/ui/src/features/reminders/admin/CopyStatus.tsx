import { Trans } from '@lingui/react/macro'
import { Hint } from '#components/Field/Hint.ts'

/** What became of a text that was to be copied. */
export function CopyStatus({ outcome }: { outcome: 'copied' | 'refused' | undefined }) {
  return (
    <Hint role="status">
      {outcome === 'copied' && <Trans>Copied</Trans>}
      {outcome === 'refused' && <Trans>It could not be copied. Select it and copy it yourself.</Trans>}
    </Hint>
  )
}
