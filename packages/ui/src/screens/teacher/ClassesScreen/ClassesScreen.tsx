import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { ClassesLoading } from './ClassesLoading.tsx'
import { ClassesTable } from './ClassesTable.tsx'
import { DeleteClassDialog } from './DeleteClassDialog.tsx'
import { OwedLessons, type OwedLessonsProps } from './OwedLessons.tsx'

type ClassesScreenProps = {
  classes: Remote<TeacherClass[]>
  /** What the form was open for last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  /** Lessons that lack marks, the newest first. */
  owed: OwedLessonsProps['lessons']
  onOpen: (open: 'new' | number) => void
  table?: KeptTable
  getAttendanceHref: (classId: number) => string
  getRegisterHref: OwedLessonsProps['getRegisterHref']
  onDeleteClass: (id: number) => Promise<Outcome>
}

/** 2§2 “Teacher classes”: the list. */
export function ClassesScreen({ classes, last, onOpen, ...props }: ClassesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<TeacherClass>()
  return (
    <Page>
      <PageHeader
        title={t`Classes`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <OwedLessons lessons={props.owed} getRegisterHref={props.getRegisterHref} />
      <RemoteView remote={classes} loading={<ClassesLoading />}>
        {(all) => (
          <ClassesTable
            classes={all}
            table={props.table}
            lastId={last === 'new' ? undefined : last}
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
