import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { AllottedStudentsTable } from './AllottedStudentsTable.tsx'

type AllottedStudentsScreenProps = {
  allotments: Remote<Allotment[]>
  table?: TableStateProps
}

/** 2§2 “Teacher allotted students”: who learns what with this teacher, to be read. */
export function AllottedStudentsScreen({ allotments, table }: AllottedStudentsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Allotted Students`} />
      <RemoteView remote={allotments} loading={<StudentsLoading />}>
        {(ready) => <AllottedStudentsTable allotments={ready} table={table} />}
      </RemoteView>
    </Page>
  )
}

function StudentsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading students`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}
