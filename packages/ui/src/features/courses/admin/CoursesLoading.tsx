import { useLingui } from '@lingui/react/macro'
import { Grid } from '#components/Grid/Grid.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'

const cards = ['one', 'two', 'three', 'four']

export function CoursesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading courses`}>
      <Grid gap="x-large" columns={4}>
        {cards.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </LoadingRegion>
  )
}
