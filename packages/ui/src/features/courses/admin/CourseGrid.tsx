import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CourseCard } from '#components/CourseCard/CourseCard.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

type CourseGridProps = {
  courses: Course[]
  /** The course that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  getCourseHref: (id: number) => string
  getOutlinesHref: (id: number) => string
  onCreate: () => void
  onEdit: (course: Course) => void
  onDelete: (course: Course) => void
}

export function CourseGrid({
  courses,
  restoreFocusTo,
  getCourseHref,
  getOutlinesHref,
  onCreate,
  onEdit,
  onDelete,
}: CourseGridProps) {
  const labelOf = useCourseActionLabels()
  if (courses.length === 0) {
    return (
      <EmptyState
        scene="courses"
        title={<Trans>No courses yet</Trans>}
        action={
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first course</Trans>
          </Button>
        }
      >
        <Trans>What you create here is what students can enroll in.</Trans>
      </EmptyState>
    )
  }
  return (
    <Grid as="ul" gap="x-large" columns={4}>
      {courses.map((course) => (
        <Stack as="li" key={course.id}>
          <CourseCard course={course} href={getCourseHref(course.id)}>
            <LinkButton size="sm" href={getOutlinesHref(course.id)} aria-label={labelOf('outlines', course)}>
              <Trans>Outlines</Trans>
            </LinkButton>
            <Button
              size="sm"
              autoFocus={course.id === restoreFocusTo}
              onPress={() => onEdit(course)}
              aria-label={labelOf('edit', course)}
            >
              <Trans>Edit</Trans>
            </Button>
            <Button size="sm" variant="quiet" onPress={() => onDelete(course)} aria-label={labelOf('delete', course)}>
              <Trans>Delete</Trans>
            </Button>
          </CourseCard>
        </Stack>
      ))}
    </Grid>
  )
}

/** Names for buttons that look the same on every card, so that they differ for the ear. */
function useCourseActionLabels() {
  const { t } = useLingui()
  return (action: 'outlines' | 'edit' | 'delete', { name }: { name: string }): string =>
    ({ outlines: t`Outlines of ${name}`, edit: t`Edit ${name}`, delete: t`Delete ${name}` })[action]
}
