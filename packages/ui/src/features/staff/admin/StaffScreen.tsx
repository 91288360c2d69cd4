import type { StaffMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { InvitationLinkCard, type IssuedLink } from './InvitationLinkCard.tsx'
import { BlockStaffDialog, NewLinkDialog, RemoveStaffDialog } from './StaffDialogs.tsx'
import { StaffTable } from './StaffTable.tsx'

type StaffScreenProps = {
  /** Undefined if the backend has no staff (decision 16). */
  staff: Remote<StaffMember[]> | undefined
  /** Link back to the settings. */
  settingsHref: string
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  /** The link that was created last, until it is closed. */
  issued: IssuedLink | undefined
  onCloseIssued: () => void
  onNewLink: (member: StaffMember) => Promise<SubmitResult>
  onBlock: (id: number, isBlocked: boolean) => Promise<SubmitResult>
  onRemove: (member: StaffMember) => Promise<SubmitResult>
}

type OpenDialog = { about: 'link' | 'block' | 'remove'; member: StaffMember }

/** The office’s administrators and their parts of the office (decision 270). */
export function StaffScreen(screen: StaffScreenProps) {
  const { staff, settingsHref, restoreFocusTo, onOpen, issued, onCloseIssued, ...props } = screen
  const { t } = useLingui()
  const sectionRef = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfterAction(() => sectionRef.current)
  const [dialog, setDialog] = useState<OpenDialog>()
  const subjectOf = (about: OpenDialog['about']) => (dialog?.about === about ? dialog.member : undefined)
  const open = (about: OpenDialog['about']) => (member: StaffMember) => setDialog({ about, member })
  const onCreate = () => onOpen('new')
  const onClose = () => setDialog(undefined)
  return (
    <Page>
      <PageHeader
        title={t`Staff`}
        back={
          <TextLink href={settingsHref}>
            <Trans>School settings</Trans>
          </TextLink>
        }
        description={<Trans>People who run the office, and what each can access.</Trans>}
        actions={
          staff && (
            <Button variant="primary" autoFocus={restoreFocusTo === 'new' && !issued} onPress={onCreate}>
              <Trans>Invite</Trans>
            </Button>
          )
        }
      />
      {issued && <InvitationLinkCard key={issued.link} issued={issued} onClose={onCloseIssued} />}
      {staff ? (
        <section ref={sectionRef} tabIndex={-1} aria-label={t`Staff`}>
          <RemoteView remote={staff} loading={<TableLoading label={t`Loading staff`} rows={4} columns={6} />}>
            {(ready) => (
              <StaffTable
                staff={ready}
                table={props.table}
                restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
                onCreate={onCreate}
                onEdit={({ id }) => onOpen(id)}
                onNewLink={open('link')}
                onBlock={open('block')}
                onUnblock={({ id }) => void props.onBlock(id, false)}
                onRemove={open('remove')}
              />
            )}
          </RemoteView>
        </section>
      ) : (
        <EmptyState scene="people" title={<Trans>Not available yet</Trans>}>
          <Trans>Staff can’t be managed here on this server.</Trans>
        </EmptyState>
      )}
      <NewLinkDialog subject={subjectOf('link')} onDelete={props.onNewLink} onClose={onClose} />
      <BlockStaffDialog
        subject={subjectOf('block')}
        onDelete={({ id }) => focusAfter(props.onBlock(id, true))}
        onClose={onClose}
      />
      <RemoveStaffDialog
        subject={subjectOf('remove')}
        onDelete={(member) => focusAfter(props.onRemove(member))}
        onClose={onClose}
      />
    </Page>
  )
}
