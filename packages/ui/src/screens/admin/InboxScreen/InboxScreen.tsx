import type { Teacher, WaitingItem } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { lateComponent } from '#late/lateComponent.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { freeCode } from '#model/freeCode.ts'
import { listOf } from '#remote.ts'
import { HeldDecisions } from './HeldDecisions.tsx'
import { InboxHalves } from './InboxHalves.tsx'
import { InboxKinds } from './InboxKinds.tsx'
import type { InboxScreenProps } from './InboxScreenProps.ts'

const ApproveDialog = lateComponent(
  async () => (await import('./ApproveDialog.tsx')).ApproveDialog,
  undefined,
  ({ teacher }) => teacher !== undefined,
)

/** All that waits for the administrators, one thing after another: a list, and beside it what is open. */
export function InboxScreen({
  waiting,
  kind,
  onKind,
  open,
  onOpen,
  held,
  onUndo,
  onPause,
  onResume,
  onAssignCredentials,
  makePassword,
  entrance,
  ...detail
}: InboxScreenProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [approving, setApproving] = useState<Teacher>()
  const teachers = listOf(detail.teachers)
  // Whoever decided, took back or goes on by a key goes along to what is open then.
  const [followed, setFollowed] = useState<string>()
  const undo = (key: string | undefined) => {
    if (key === undefined) return
    setFollowed(key)
    onUndo(key)
    onResume()
    onOpen(key)
  }
  const codes = teachers.map(({ teach_id: code }) => code)
  return (
    <Page ref={root}>
      <PageHeader title={t`Inbox`} />
      <RemoteView remote={waiting} loading={<InboxLoading />}>
        {(ready) => (
          <InboxHalves
            kinds={<InboxKinds counts={ready.counts} chosen={kind} onChoose={onKind} />}
            root={root}
            followed={followed}
            onFollow={setFollowed}
            waiting={ready}
            open={open}
            onOpen={onOpen}
            onUndo={() => undo(held.at(-1)?.item.key)}
            onApproveTeacher={(item: WaitingItem) => setApproving(teachers.find(({ id }) => id === item.id))}
            {...detail}
          />
        )}
      </RemoteView>
      <HeldDecisions held={held} onUndo={undo} onPause={onPause} onResume={onResume} />
      <ApproveDialog
        teacher={approving && (teachers.find(({ id }) => id === approving.id) ?? approving)}
        freeCode={freeCode(codes, 'TCH-')}
        makePassword={makePassword}
        copyText={detail.copyText}
        entrance={entrance}
        hrefs={detail.hrefs}
        onAssignCredentials={onAssignCredentials}
        onClose={() => setApproving(undefined)}
      />
    </Page>
  )
}

function InboxLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading what waits`}>
      <SkeletonRows rows={6} columns={2} />
    </LoadingRegion>
  )
}
