import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'

export function DetailLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the details`}>
      <SkeletonDetails facts={6} />
    </LoadingRegion>
  )
}
