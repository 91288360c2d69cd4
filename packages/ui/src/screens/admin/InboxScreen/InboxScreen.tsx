import type { Teacher, WaitingItem } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { freeCode } from '#model/freeCode.ts'
import type { Waiting } from '#model/Waiting.ts'
import { listOf } from '#remote.ts'
import { WHAT_IS_THERE } from './followed.ts'
import { HeldDecisions } from './HeldDecisions.tsx'
import { InboxHalves } from './InboxHalves.tsx'
import { InboxKinds } from './InboxKinds.tsx'
import type { InboxScreenProps } from './InboxScreenProps.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { DecidedList } from './DecidedList.tsx'

/** All that waits for the administrators, one thing after another: a list, and beside it what is open. */
export function InboxScreen({
  waiting,
  decided,
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
  onRefuse,
  ...detail
}: InboxScreenProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [approving, setApproving] = useState<Teacher>()
  const [refusing, setRefusing] = useState<Teacher>()
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
  const applicantOf = ({ id }: WaitingItem) => {
    setFollowed(undefined)
    return teachers.find((one) => one.id === id)
  }
  /** Whoever is decided takes the button along that the focus would go back to. */
  const followFrom = ({ id }: Teacher) => {
    const items = waiting.state === 'ready' ? waiting.data.items : []
    if (!items.some((item) => item.kind === 'application' && item.id === id)) setFollowed(WHAT_IS_THERE)
  }
  const kindsOf = (counts: Waiting['counts']) => (
    <InboxKinds counts={counts} chosen={kind} hasDecided={decided !== undefined} onChoose={onKind} />
  )
  const codes = teachers.map(({ teach_id: code }) => code)
  return (
    <Page ref={root}>
      <PageHeader title={t`Inbox`} />
      {kind === 'decided' && decided ? (
        <>
          {kindsOf(waiting.state === 'ready' ? waiting.data.counts : {})}
          <RemoteView remote={decided} loading={<InboxLoading />}>
            {(ready) => <DecidedList decided={ready} hrefOf={detail.hrefs.decided} />}
          </RemoteView>
        </>
      ) : (
        <RemoteView remote={waiting} loading={<InboxLoading />}>
          {(ready) => (
            <InboxHalves
              kinds={kindsOf(ready.counts)}
              root={root}
              followed={followed}
              onFollow={setFollowed}
              waiting={ready}
              open={open}
              onOpen={onOpen}
              onUndo={() => undo(held.at(-1)?.item.key)}
              onApproveTeacher={(item) => setApproving(applicantOf(item))}
              onRefuseTeacher={(item) => setRefusing(applicantOf(item))}
              {...detail}
            />
          )}
        </RemoteView>
      )}
      <HeldDecisions held={held} onUndo={undo} onPause={onPause} onResume={onResume} />
      <ApproveDialog
        teacher={approving && (teachers.find(({ id }) => id === approving.id) ?? approving)}
        freeCode={freeCode(codes, 'TCH-')}
        makePassword={makePassword}
        copyText={detail.copyText}
        entrance={entrance}
        hrefs={detail.hrefs}
        onAssignCredentials={onAssignCredentials}
        onClose={() => {
          setApproving(undefined)
          if (approving) followFrom(approving)
        }}
      />
      {refusing && (
        <RefuseDialog
          key={refusing.id}
          teacher={refusing}
          onRefuse={onRefuse}
          onClose={() => {
            setRefusing(undefined)
            followFrom(refusing)
          }}
          onDone={() => setFollowed(WHAT_IS_THERE)}
        />
      )}
    </Page>
  )
}

function InboxLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the inbox`}>
      <SkeletonRows rows={6} columns={2} />
    </LoadingRegion>
  )
}
