import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

export function ReportsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading reports`}>
      <SkeletonTable rows={6} columns={8} />
    </LoadingRegion>
  )
}
