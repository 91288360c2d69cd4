import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { CourseDraft } from './course.schema.ts'
import { CourseGrid } from './CourseGrid.tsx'
import { DeleteCourseDialog } from './DeleteCourseDialog.tsx'
import { CourseForm } from './CourseForm.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'

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

type CoursesScreenProps = {
  courses: Remote<Course[]>
  /** What the form is open for: a new course, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  onSaveCourse: (draft: CourseDraft) => Promise<SubmitResult>
  onDeleteCourse: (id: number) => Promise<SubmitResult>
  getCourseHref: (id: number) => string
  getOutlinesHref: (id: number) => string
}

/** 1§2 “Admin Courses”: a grid of cards, and one form that creates and edits. */
export function CoursesScreen({ courses, open, restoreFocusTo, onOpen, ...props }: CoursesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Course>()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    return (
      <RecordFormPage
        title={open === 'new' ? t`Add Courses` : t`Edit Course`}
        records={courses}
        open={open}
        nameOf={({ name }) => name}
        words={{ loading: t`Loading courses`, notFound: t`This course is no longer there.`, backLabel: t`All courses` }}
        cancelLabel={t`Cancel`}
        onClose={close}
      >
        {(course) => <CourseForm course={course} onSaveCourse={props.onSaveCourse} onDone={close} />}
      </RecordFormPage>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Courses`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={courses} loading={<CoursesLoading />}>
        {(ready) => (
          <CourseGrid
            courses={ready}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            getCourseHref={props.getCourseHref}
            getOutlinesHref={props.getOutlinesHref}
            onCreate={() => onOpen('new')}
            onEdit={({ id }) => onOpen(id)}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteCourseDialog course={doomed} onDeleteCourse={props.onDeleteCourse} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
