import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CourseCard } from '#components/CourseCard/CourseCard.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type ListPageProps, type ListProps, ListScreen } from '#layouts/Page/ListScreen.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { Remote } from '#remote.ts'
import type { CourseDraft } from './course.schema.ts'
import { CourseForm } from './CourseForm.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'

type CourseGridProps = ListProps<Course> & {
  getCourseHref: (id: number) => string
  getOutlinesHref: (id: number) => string
}

function CourseGrid({
  rows: courses,
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
        <Trans>Courses appear here once you create them. Students can then enroll.</Trans>
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
              onPress={() => onEdit(course.id)}
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

/** Accessible names that tell the buttons of different cards apart. */
function useCourseActionLabels() {
  const { t } = useLingui()
  return (action: 'outlines' | 'edit' | 'delete', { name }: { name: string }): string =>
    ({ outlines: t`Outlines of ${name}`, edit: t`Edit ${name}`, delete: t`Delete ${name}` })[action]
}

export function DeleteCourseDialog(dialog: DeleteRecordProps<Course>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete course?`}>
      {({ name }) => (
        <Trans>
          This deletes <strong>{name}</strong> and its outlines for everyone. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

const cards = ['one', 'two', 'three', 'four']

function CoursesLoading() {
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

type CoursesScreenProps = Pick<ListPageProps, 'restoreFocusTo'> & {
  courses: Remote<Course[]>
  /** The course in the open form: a new one, or the one with this id. */
  open: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  onSaveCourse: (draft: CourseDraft) => Promise<SubmitResult>
  onDeleteCourse: (id: number) => Promise<SubmitResult>
  getCourseHref: (id: number) => string
  getOutlinesHref: (id: number) => string
}

/** 1§2 “Admin Courses”: a grid of cards, and one form that creates and edits. */
export function CoursesScreen({ courses, open, restoreFocusTo, onOpen, ...props }: CoursesScreenProps) {
  const { t } = useLingui()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    return (
      <RecordFormPage
        title={open === 'new' ? t`Add Courses` : t`Edit Course`}
        records={courses}
        open={open}
        getName={({ name }) => name}
        messages={{
          loading: t`Loading courses`,
          notFound: t`This course no longer exists.`,
          backLabel: t`All courses`,
        }}
        cancelLabel={t`Cancel`}
        onClose={close}
      >
        {(course) => <CourseForm course={course} onSaveCourse={props.onSaveCourse} onDone={close} />}
      </RecordFormPage>
    )
  }
  return (
    <ListScreen
      title={t`Courses`}
      createLabel={t`Create`}
      restoreFocusTo={restoreFocusTo}
      onOpen={onOpen}
      records={courses}
      loading={<CoursesLoading />}
      renderDeleteDialog={(dialog) => (
        <DeleteCourseDialog {...dialog} onDelete={({ id }) => props.onDeleteCourse(id)} />
      )}
    >
      {(list) => <CourseGrid {...list} getCourseHref={props.getCourseHref} getOutlinesHref={props.getOutlinesHref} />}
    </ListScreen>
  )
}
