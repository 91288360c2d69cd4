import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { LoadingRegion } from '#components/Skeleton/Skeleton.tsx'
import { Control } from '#components/Skeleton/Skeleton.styles.ts'
import { tokens } from '#theme/tokens.ts'

/** As high as a line of fields with their labels, so that the list below doesn’t move. */
const Line = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: end;
  min-block-size: calc(1em * ${tokens.leading.body} + ${tokens.space[1]} + ${tokens.size.control});
`

/** Takes the place of a `FilterBar` until its code is loaded. */
export function FilterBarLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading…`}>
      <Line>
        <Control style={{ inlineSize: '16rem' }} />
        <Control style={{ inlineSize: '5rem' }} />
      </Line>
    </LoadingRegion>
  )
}
