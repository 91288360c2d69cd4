import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

export function AllotmentsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading allotments`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}
