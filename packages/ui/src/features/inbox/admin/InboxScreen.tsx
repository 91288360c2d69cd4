import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { UndoList, TabRow } from './InboxScreen.styles.ts'
import type { InboxScreenProps } from './InboxScreenProps.ts'
import type { Teacher, WaitingItem, WaitingKind } from '@maktab/contract/schema'
import { useRef, useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type PendingItems, type InboxView, inboxViews, pendingKinds } from '#lib/inbox/inboxTypes.ts'
import { getListOrEmpty } from '#remote.ts'
import { FOCUS_FALLBACK } from './inboxKeyboardNavigation.ts'
import { InboxSplitView } from './InboxSplitView.tsx'
import { ApproveApplicationDialog } from './ApproveApplicationDialog.tsx'
import { RejectApplicationDialog } from './RejectApplicationDialog.tsx'
import { DecisionHistoryList } from './DecisionHistoryList.tsx'
import { StatusTabs, type StatusTab } from '#components/DataTable/statusTabs/StatusTabs.tsx'

type UndoableDecisionsProps = Pick<InboxScreenProps, 'undoable' | 'onUndo' | 'onPause' | 'onResume'>

/** Recent decisions with undo buttons; the timeout pauses while they are hovered or focused. */
function UndoableDecisions({ undoable, onUndo, onPause, onResume }: UndoableDecisionsProps) {
  return (
    <UndoList
      role="status"
      aria-atomic={false}
      // Touch taps send no leave event afterwards.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPause()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onResume()}
      onFocus={onPause}
      onBlur={onResume}
    >
      {undoable.map(({ item: { key, person }, status }) => (
        <div key={key}>
          <Notice
            tone="success"
            isQuiet
            action={
              <Button size="sm" icon={<Undo2 aria-hidden />} onPress={() => onUndo(key)}>
                <Trans>Undo</Trans>
              </Button>
            }
          >
            {status === 'paid' ? (
              <Trans>
                Approved: <Bdi>{person.name}</Bdi>
              </Trans>
            ) : (
              <Trans>
                Rejected: <Bdi>{person.name}</Bdi>
              </Trans>
            )}
          </Notice>
        </div>
      ))}
    </UndoList>
  )
}

/** The administrators’ inbox: a list of pending items, and the open one beside it. */
export function InboxScreen({
  waiting,
  decisionHistory,
  kind,
  onKindChange,
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
    <InboxTabs counts={counts} chosen={kind} hasDecided={decisionHistory !== undefined} onChoose={onKindChange} />
  )
  const codes = teachers.map(({ teach_id: code }) => code)
  return (
    <Page ref={root}>
      <PageHeader title={t`Inbox`} />
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
    </Page>
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

type InboxTabsProps = {
  counts: PendingItems['counts']
  chosen: InboxView | undefined
  /** Whether the backend has a decision history. */
  hasDecided: boolean
  onChoose: (kind: InboxView | undefined) => void
}

/** Tabs of the kinds with pending items; a selected one stays when it is empty. The decision history comes last. */
function InboxTabs({ counts, chosen, hasDecided, onChoose }: InboxTabsProps) {
  const { t } = useLingui()
  const labels: Record<WaitingKind, string> = {
    application: t`Applications`,
    coursePayment: t`Course payments`,
    eventPayment: t`Event payments`,
    feePayment: t`Monthly fees`,
    studentWithoutId: t`Without an ID`,
    studentWithoutTeacher: t`Without a teacher`,
    owedRegister: t`Attendance`,
  }
  const getCount = (kind: WaitingKind) => counts[kind] ?? 0
  const visibleKinds = pendingKinds.filter((kind) => getCount(kind) > 0 || kind === chosen)
  const segments = visibleKinds.map((kind) => ({ status: kind, label: labels[kind], count: getCount(kind) }))
  const views: readonly StatusTab[] = hasDecided ? [...segments, { status: 'decided', label: t`History` }] : segments
  if (views.length === 0) return null
  return (
    <TabRow>
      <StatusTabs
        label={t`Inbox items`}
        tabs={views}
        total={pendingKinds.reduce((sum, kind) => sum + getCount(kind), 0)}
        chosen={chosen}
        onChoose={(view) => onChoose(inboxViews.find((one) => one === view))}
      />
    </TabRow>
  )
}
