import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { ErasePersonDialog } from '#components/ErasePersonDialog/ErasePersonDialog.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type SubmitResult, handled } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { AwaitsPasswordNotice, type InviteProps } from '#features/auth/admin/AwaitsPasswordNotice.tsx'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from '#features/auth/admin/UnconfirmedEmailNotice.tsx'
import { BlockTeacherDialog, DeleteTeacherDialog } from './TeacherDialogs.tsx'
import { TeacherNextAction, TeacherFacts } from './TeacherHeader.tsx'
import { type TeacherSectionProps, TeacherSections } from './TeacherSections.tsx'
import type { TeacherTab } from '#lib/navigation/personTabs.ts'

type TeacherScreenProps = TeacherSectionProps &
  ConfirmEmailProps &
  InviteProps & {
    /** All teachers, to find this one and the codes in use. */
    teachers: Remote<Teacher[]>
    id: number
    /** Link to the list, with its filters and page. */
    teachersHref: string
    /** Number of the teacher’s classes; undefined until loaded, which `onOpenDeleteDialog` triggers. */
    classCount: number | undefined
    onOpenDeleteDialog: () => void
    onClose: () => void
    /** Blocks or unblocks, depending on the status shown. */
    onBlockTeacher: (id: number, seenStatus: string, reason?: string) => Promise<SubmitResult>
    /** Rejected if the teacher was changed since the shown version. */
    onDeleteTeacher: (id: number, seenVersion?: number) => Promise<SubmitResult>
    /** Undefined if the backend can’t erase (decision 16). */
    onEraseTeacher: ((id: number) => Promise<SubmitResult>) | undefined
  }

type OpenDialog = { about: 'block' | 'delete' | 'erase'; teacher: Teacher }

/** 1§2 “Admin Teachers”: one teacher. Returns to the list after a deletion or a block. */
export function TeacherScreen({
  teachers,
  id,
  teachersHref,
  classCount,
  onOpenDeleteDialog,
  onClose,
  onBlockTeacher,
  onDeleteTeacher,
  onEraseTeacher,
  onConfirmEmail,
  onInvite,
  ...sections
}: TeacherScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [dialog, setDialog] = useState<OpenDialog>()
  const all = teachers.state === 'ready' ? teachers.data : undefined
  const suggestedCode = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ teach_id: code }) => code),
        'TCH-',
      ),
    [all],
  )
  // While being deleted, the teacher may already be missing from the list.
  const teacher = all?.find((one) => one.id === id) ?? dialog?.teacher
  const closeDialog = () => setDialog(undefined)
  const subjectOf = (about: OpenDialog['about']) => (dialog?.about === about ? dialog.teacher : undefined)
  const open = (tab: TeacherTab) => confirmLeave(() => sections.onTab(tab))
  return (
    <DetailPage
      back={
        <TextLink href={teachersHref}>
          <Trans>All teachers</Trans>
        </TextLink>
      }
      title={teacher?.name.trim() || t`Teacher`}
      {...(teacher && {
        picture: <Avatar name={teacher.name} url={teacher.publicProfile?.photo ?? undefined} isLarge />,
        facts: <TeacherFacts teacher={teacher} />,
        action: (
          <TeacherNextAction
            teacher={teacher}
            tab={sections.tab}
            onApprove={() => open('credentials')}
            onAssign={() => open('courses')}
            onBlock={() => setDialog({ about: 'block', teacher })}
          />
        ),
        contact: <ContactButtons name={teacher.name} phone={teacher.contact_number} email={teacher.email} />,
      })}
    >
      {teacher && <UnconfirmedApplicantNotice teacher={teacher} onConfirmEmail={onConfirmEmail} />}
      {teacher && <AwaitsPasswordNotice person={teacher} onInvite={onInvite} />}
      <RemoteView remote={teachers} loading={<DetailsLoading label={t`Loading teacher`} facts={12} />}>
        {() =>
          teacher ? (
            <TeacherSections
              {...sections}
              key={id}
              teacher={teacher}
              suggestedCode={suggestedCode}
              onClose={onClose}
              onBlock={() => setDialog({ about: 'block', teacher })}
              onDelete={() => {
                onOpenDeleteDialog()
                setDialog({ about: 'delete', teacher })
              }}
              onErase={onEraseTeacher && (() => setDialog({ about: 'erase', teacher }))}
            />
          ) : (
            <EmptyState scene="search" title={t`Teacher not found`}>
              <Trans>They may have been deleted.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      {dialog?.about === 'block' && (
        <BlockTeacherDialog
          teacher={dialog.teacher}
          onBlock={({ id: seenId, status }, reason) =>
            reason === undefined ? onBlockTeacher(seenId, status) : onBlockTeacher(seenId, status, reason)
          }
          onClose={closeDialog}
          onDone={onClose}
        />
      )}
      <DeleteTeacherDialog
        subject={subjectOf('delete')}
        classCount={classCount}
        onDelete={(deleting) => onDeleteTeacher(deleting.id, deleting.version)}
        onClose={closeDialog}
        onDone={onClose}
      />
      <ErasePersonDialog
        kind="teacher"
        person={subjectOf('erase')}
        onErase={async (deleting) => (await onEraseTeacher?.(deleting.id)) ?? handled}
        onClose={closeDialog}
        onDone={onClose}
      />
    </DetailPage>
  )
}

/** Warns that an applicant’s e-mail is unconfirmed; teachers with credentials count as confirmed (decision 204). */
export function UnconfirmedApplicantNotice({ teacher, onConfirmEmail }: ConfirmEmailProps & { teacher: Teacher }) {
  return (
    <UnconfirmedEmailNotice person={teacher} onConfirmEmail={onConfirmEmail}>
      <Trans>This email isn’t confirmed, so messages may not arrive. Assigning login credentials confirms it.</Trans>
    </UnconfirmedEmailNotice>
  )
}
