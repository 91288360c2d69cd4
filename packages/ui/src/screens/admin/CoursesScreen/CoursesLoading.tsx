import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import { Grid } from './CoursesScreen.styles.ts'

const cards = ['one', 'two', 'three', 'four']

export function CoursesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading courses`}>
      <Grid as="div">
        {cards.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </LoadingRegion>
  )
}
