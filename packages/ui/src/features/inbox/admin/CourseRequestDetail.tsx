import type { WaitingItem } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { type DeleteRecordProps, DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { SlotList } from '#features/allotments/admin/SuggestedTeacherList.tsx'
import { readWeekdays } from '#lib/time/weekdays.ts'
import { InboxActionBar } from './InboxActionBar.tsx'
import type { InboxDetailProps } from './InboxScreenProps.ts'

type CourseRequestDetailProps = Pick<InboxDetailProps, 'item' | 'hrefs' | 'steps' | 'onCloseRequest' | 'onHandled'>

/** A course that a new student asked for and hasn’t paid: propose a teacher and a time, or close the request. */
export function CourseRequestDetail({ item, hrefs, steps, onCloseRequest, onHandled }: CourseRequestDetailProps) {
  const { t } = useLingui()
  const [closing, setClosing] = useState<WaitingItem>()
  const wishes = (item.wishes ?? []).map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
  return (
    <>
      <DescriptionList
        items={[
          { label: t`Course`, value: item.what, isWide: true },
          {
            label: t`Preferred times`,
            value: wishes.length > 0 ? <SlotList slots={wishes} /> : t`None. Suggest a time.`,
            isWide: true,
          },
          { label: t`Payment`, value: t`After you agree on a teacher and a time`, isWide: true },
        ]}
      />
      <InboxActionBar steps={steps}>
        <LinkButton variant="primary" href={hrefs.propose(item.person.id, item.courseId ?? undefined)}>
          <Trans>Allot a teacher</Trans>
        </LinkButton>
        <LinkButton href={hrefs.student(item.person.id)}>
          <Trans>See student</Trans>
        </LinkButton>
        <Button variant="quiet" onPress={() => setClosing(item)}>
          <Trans>Close request…</Trans>
        </Button>
      </InboxActionBar>
      <CloseRequestDialog
        subject={closing}
        onDelete={({ id }) => onCloseRequest(id)}
        onClose={() => setClosing(undefined)}
        onDone={onHandled}
      />
    </>
  )
}

/** Confirms closing a request, which can’t be undone. */
export function CloseRequestDialog(props: DeleteRecordProps<WaitingItem>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...props} title={t`Close this request?`} confirmLabel={t`Close request`}>
      {({ person: { name } }) => (
        <p>
          <Trans>
            <Bdi>{name}</Bdi> keeps their account and can still buy the course. You can’t undo this.
          </Trans>
        </p>
      )}
    </DeleteDialog>
  )
}
