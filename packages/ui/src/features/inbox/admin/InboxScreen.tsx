import { useLingui } from '@lingui/react/macro'
import type { InboxScreenProps } from './InboxScreenProps.ts'
import type { Teacher, WaitingItem } from '@maktab/contract/schema'
import { useRef, useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { PageHeader } from '#layouts/Page/Page.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import type { PendingItems } from '#lib/inbox/inboxTypes.ts'
import { getListOrEmpty } from '#remote.ts'
import { FOCUS_FALLBACK } from './inboxKeyboardNavigation.ts'
import { InboxPage } from './InboxScreen.styles.ts'
import { InboxSplitView } from './InboxSplitView.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { UndoableDecisions } from './UndoableDecisions.tsx'
import { ApproveApplicationDialog } from './ApproveApplicationDialog.tsx'
import { RejectApplicationDialog } from './RejectApplicationDialog.tsx'
import { DecisionHistoryList } from './DecisionHistoryList.tsx'

/** The administrators’ inbox: a list of pending items, and the open one beside it. */
export function InboxScreen({
  waiting,
  decisionHistory,
  kind,
  onKindChange,
  order,
  onOrderChange,
  open,
  onOpen,
  undoable,
  onUndo,
  onPause,
  onResume,
  onAssignCredentials,
  generatePassword,
  signInAddress,
  onReject,
  ...detail
}: InboxScreenProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [approving, setApproving] = useState<Teacher>()
  const [refusing, setRefusing] = useState<Teacher>()
  const teachers = getListOrEmpty(detail.teachers)
  // After a decision, an undo or a keyboard shortcut, focus moves to the open item.
  const [focusKey, setFocusKey] = useState<string>()
  const [openName, setOpenName] = useState<string>()
  const undo = (key: string | undefined) => {
    if (key === undefined) return
    setFocusKey(key)
    onUndo(key)
    onResume()
    onOpen(key)
  }
  const getApplicant = ({ id }: WaitingItem) => {
    setFocusKey(undefined)
    return teachers.find((teacher) => teacher.id === id)
  }
  /** The decided row is removed together with the button that would get the focus back. */
  const focusAfter = ({ id }: Teacher) => {
    const items = waiting.state === 'ready' ? waiting.data.items : []
    if (!items.some((item) => item.kind === 'application' && item.id === id)) setFocusKey(FOCUS_FALLBACK)
  }
  const renderTabs = (counts: PendingItems['counts']) => (
    <InboxTabs
      counts={counts}
      chosen={kind}
      hasDecided={decisionHistory !== undefined}
      onChoose={onKindChange}
      order={order}
      onOrderChange={onOrderChange}
    />
  )
  const codes = teachers.map(({ teach_id: code }) => code)
  return (
    <InboxPage ref={root} $isSplit={kind !== 'decided' || !decisionHistory}>
      <PageHeader title={t`Inbox`} tabSubject={openName} />
      {kind === 'decided' && decisionHistory ? (
        <>
          {renderTabs(waiting.state === 'ready' ? waiting.data.counts : {})}
          <RemoteView remote={decisionHistory} loading={<InboxLoading />}>
            {(ready) => <DecisionHistoryList decisionHistory={ready} hrefOf={detail.hrefs.decided} />}
          </RemoteView>
        </>
      ) : (
        <RemoteView remote={waiting} loading={<InboxLoading />}>
          {(ready) => (
            <InboxSplitView
              tabs={renderTabs(ready.counts)}
              root={root}
              focusKey={focusKey}
              onFocusKeyChange={setFocusKey}
              waiting={ready}
              isGrouped={kind === undefined}
              onShow={setOpenName}
              open={open}
              onOpen={onOpen}
              onUndo={() => undo(undoable.at(-1)?.item.key)}
              onApproveTeacher={(item) => setApproving(getApplicant(item))}
              onRejectTeacher={(item) => setRefusing(getApplicant(item))}
              {...detail}
            />
          )}
        </RemoteView>
      )}
      <UndoableDecisions undoable={undoable} onUndo={undo} onPause={onPause} onResume={onResume} />
      <ApproveApplicationDialog
        teacher={approving && (teachers.find(({ id }) => id === approving.id) ?? approving)}
        suggestedCode={suggestCode(codes, 'TCH-')}
        generatePassword={generatePassword}
        copyText={detail.copyText}
        signInAddress={signInAddress}
        hrefs={detail.hrefs}
        onAssignCredentials={onAssignCredentials}
        onClose={() => {
          setApproving(undefined)
          if (approving) focusAfter(approving)
        }}
      />
      {refusing && (
        <RejectApplicationDialog
          key={refusing.id}
          teacher={refusing}
          onReject={onReject}
          onClose={() => {
            setRefusing(undefined)
            focusAfter(refusing)
          }}
          onDone={() => setFocusKey(FOCUS_FALLBACK)}
        />
      )}
    </InboxPage>
  )
}

function InboxLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading inbox`}>
      <SkeletonRows rows={6} columns={2} />
    </LoadingRegion>
  )
}
