import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonLine } from '../Skeleton/Skeleton.tsx'

/** In place of a part of a page whose code is on its way. */
export function PartLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading…`}>
      <SkeletonLine width="min(24rem, 80%)" />
    </LoadingRegion>
  )
}
