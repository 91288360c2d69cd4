import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { newestOf } from '../../../remote.ts'
import type { CourseDraft } from './course.schema.ts'
import { CourseForm } from './CourseForm.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { CoursesLoading } from './CoursesLoading.tsx'
import { DeleteCourseDialog } from './DeleteCourseDialog.tsx'

type Course = components['schemas']['Course']

type CoursesScreenProps = {
  courses: Remote<Course[]>
  onSaveCourse: (draft: CourseDraft) => Outcome
  onDeleteCourse: (id: number) => Outcome
  getOutlinesHref: (id: number) => string
}

type Mode = { name: 'list' } | { name: 'create' } | { name: 'edit'; course: Course }

/** 1§2 “Admin Courses”: a grid of cards, and one form that creates and edits. */
export function CoursesScreen({ courses, onSaveCourse, onDeleteCourse, getOutlinesHref }: CoursesScreenProps) {
  const { t } = useLingui()
  const [mode, setMode] = useState<Mode>({ name: 'list' })
  const [doomed, setDoomed] = useState<Course>()
  const confirmLeave = useConfirmLeave()
  const close = () => setMode({ name: 'list' })
  const edited = mode.name === 'edit' ? newestOf(courses, mode.course) : undefined
  const title = { list: t`Courses`, create: t`Add Courses`, edit: t`Edit Course` }[mode.name]

  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          mode.name === 'list' ? (
            <Button key="create" variant="primary" onPress={() => setMode({ name: 'create' })}>
              <Trans>Create</Trans>
            </Button>
          ) : (
            <Button key="cancel" onPress={() => confirmLeave(close)}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
      />
      {mode.name === 'list' ? (
        <RemoteView remote={courses} loading={<CoursesLoading />}>
          {(ready) => (
            <CourseGrid
              courses={ready}
              getOutlinesHref={getOutlinesHref}
              onCreate={() => setMode({ name: 'create' })}
              onEdit={(course) => setMode({ name: 'edit', course })}
              onDelete={setDoomed}
            />
          )}
        </RemoteView>
      ) : (
        <CourseForm course={edited} onSaveCourse={onSaveCourse} onDone={close} />
      )}
      <DeleteCourseDialog course={doomed} onDeleteCourse={onDeleteCourse} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
