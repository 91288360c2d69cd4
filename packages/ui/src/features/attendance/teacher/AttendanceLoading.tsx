import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

export function AttendanceLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading attendance`}>
      <SkeletonTable rows={6} columns={4} />
    </LoadingRegion>
  )
}
