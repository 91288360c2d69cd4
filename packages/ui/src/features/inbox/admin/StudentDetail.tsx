import { Trans, useLingui } from '@lingui/react/macro'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { suggestCode } from '#lib/people/suggestCode.ts'
import { AssignId } from '#features/students/admin/AssignId.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { DetailLoading } from './DetailLoading.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'

/** A student who lacks an ID, which is given here, or a teacher, which is done where teachers are allotted. */
export function StudentDetail({ item, students, hrefs, onAssignId }: InboxDetailProps) {
  const { t } = useLingui()
  const see = (
    <LinkButton href={hrefs.student(item.person.id)}>
      <Trans>See the student</Trans>
    </LinkButton>
  )
  if (item.kind === 'studentWithoutTeacher') {
    return (
      <>
        <DescriptionList items={[{ label: t`Course`, value: item.what, isWide: true }]} />
        <Inline gap="medium" align="stretch">
          <LinkButton variant="primary" href={hrefs.allot(item.person.id, item.courseId ?? undefined)}>
            <Trans>Allot a teacher</Trans>
          </LinkButton>
          {see}
        </Inline>
      </>
    )
  }
  return (
    <RemoteView remote={students} loading={<DetailLoading />}>
      {(all) => (
        <>
          <AssignId
            student={{ id: item.id, std_id: null, ...(item.version !== null && { version: item.version }) }}
            suggestedCode={suggestCode(
              all.map(({ std_id: code }) => code),
              'STD-',
            )}
            onAssignId={onAssignId}
            onDone={() => undefined}
          />
          <Inline gap="medium" align="stretch">
            {see}
          </Inline>
        </>
      )}
    </RemoteView>
  )
}
