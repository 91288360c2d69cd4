import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

/** Stands where a form will be while its code is on the way. */
export function FormLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading…`}>
      <SkeletonTable rows={4} columns={2} />
    </LoadingRegion>
  )
}
