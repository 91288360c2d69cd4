import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

export function OutlinesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading outlines`}>
      <SkeletonTable rows={5} columns={3} />
    </LoadingRegion>
  )
}
