import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

/** What needs the student is on its way. */
export function StudentTodoListLoading() {
  const { t } = useLingui()
  return <DashboardSectionLoading label={t`Looking for what needs you`} />
}

/** How far they have come is on its way. */
export function ProgressLoading() {
  const { t } = useLingui()
  return <DashboardSectionLoading label={t`Loading attendance`} />
}

function DashboardSectionLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="large">
        <SkeletonLine width="10rem" />
        <SkeletonLine width="min(30rem, 90%)" />
      </Stack>
    </LoadingRegion>
  )
}
