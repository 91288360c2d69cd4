import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { ClassesTable } from './ClassesTable.tsx'
import { DeleteClassDialog } from './DeleteClassDialog.tsx'
import { LessonsMissingAttendance, type LessonsMissingAttendanceProps } from './LessonsMissingAttendance.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

type ClassesScreenProps = {
  classes: Remote<TeacherClass[]>
  /** What the form was open for last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  /** Lessons that lack marks, the newest first. */
  owed: LessonsMissingAttendanceProps['lessons']
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  getAttendanceHref: (classId: number) => string
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  onDeleteClass: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Teacher classes”: the list. */
export function ClassesScreen({ classes, restoreFocusTo, onOpen, ...props }: ClassesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<TeacherClass>()
  return (
    <Page>
      <PageHeader
        title={t`Classes`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <LessonsMissingAttendance lessons={props.owed} getRegisterHref={props.getRegisterHref} />
      <RemoteView remote={classes} loading={<ClassesLoading />}>
        {(all) => (
          <ClassesTable
            classes={all}
            table={props.table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            getAttendanceHref={props.getAttendanceHref}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteClassDialog
        schoolClass={doomed}
        onDeleteClass={props.onDeleteClass}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  )
}

function ClassesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading classes`}>
      <SkeletonTable rows={5} columns={5} />
    </LoadingRegion>
  )
}
