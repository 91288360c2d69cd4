import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { LoadingRegion, SkeletonLine, SkeletonTable } from '../../components/Skeleton/Skeleton.tsx'
import { tokens } from '../../theme/tokens.ts'

const Shape = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

/** Stands where a page will be while its code is on the way. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the page`}>
      <Shape>
        <SkeletonLine width="30%" />
        <SkeletonTable rows={4} columns={3} />
      </Shape>
    </LoadingRegion>
  )
}
