import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { EraseDialog } from '#components/EraseDialog/EraseDialog.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type SubmitResult, handled } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { type ConfirmEmailProps, UnconfirmedEmailNotice } from '#features/auth/admin/UnconfirmedEmailNotice.tsx'
import { BlockTeacherDialog, DeleteTeacherDialog } from './TeacherDialogs.tsx'
import { TeacherNextAction, TeacherFacts } from './TeacherHeader.tsx'
import { type TeacherSectionProps, TeacherSections } from './TeacherSections.tsx'
import type { TeacherTab } from '#lib/navigation/personTabs.ts'

type TeacherScreenProps = TeacherSectionProps &
  ConfirmEmailProps & {
    /** All of them: whose this is, and which codes are taken. */
    teachers: Remote<Teacher[]>
    id: number
    /** The list as it was left. */
    teachersHref: string
    /** How many classes the teacher has; undefined until it is known, which `onAskDelete` asks for. */
    classCount: number | undefined
    onAskDelete: () => void
    /** Back to the list. */
    onClose: () => void
    /** Blocks or unblocks, by the status that the person saw. */
    onBlockTeacher: (id: number, seenStatus: string, reason?: string) => Promise<SubmitResult>
    /** Refused where somebody decided about the teacher since the person saw this version. */
    onDeleteTeacher: (id: number, seenVersion?: number) => Promise<SubmitResult>
    /** Undefined where the backend can’t erase (decision 16). */
    onEraseTeacher: ((id: number) => Promise<SubmitResult>) | undefined
  }

type Question = { about: 'block' | 'delete' | 'erase'; teacher: Teacher }

/** 1§2 “Admin Teachers”: one teacher. After a delete or a block the view returns to the list. */
export function TeacherScreen({
  teachers,
  id,
  teachersHref,
  classCount,
  onAskDelete,
  onClose,
  onBlockTeacher,
  onDeleteTeacher,
  onEraseTeacher,
  onConfirmEmail,
  ...sections
}: TeacherScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [question, setQuestion] = useState<Question>()
  const all = teachers.state === 'ready' ? teachers.data : undefined
  const free = useMemo(
    () =>
      suggestCode(
        (all ?? []).map(({ teach_id: code }) => code),
        'TCH-',
      ),
    [all],
  )
  // While they are being deleted they stay in sight, though the list no longer has them.
  const teacher = all?.find((one) => one.id === id) ?? question?.teacher
  const forget = () => setQuestion(undefined)
  const doomedTo = (about: Question['about']) => (question?.about === about ? question.teacher : undefined)
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
        face: <Avatar name={teacher.name} isLarge />,
        facts: <TeacherFacts teacher={teacher} />,
        action: (
          <TeacherNextAction
            teacher={teacher}
            tab={sections.tab}
            onApprove={() => open('credentials')}
            onAssign={() => open('courses')}
            onUnblock={() => setQuestion({ about: 'block', teacher })}
          />
        ),
        contact: <ContactButtons name={teacher.name} phone={teacher.contact_number} email={teacher.email} />,
      })}
    >
      {teacher && <UnconfirmedApplicantNotice teacher={teacher} onConfirmEmail={onConfirmEmail} />}
      <RemoteView remote={teachers} loading={<TeacherLoading />}>
        {() =>
          teacher ? (
            <TeacherSections
              {...sections}
              key={id}
              teacher={teacher}
              suggestedCode={free}
              onClose={onClose}
              onBlock={() => setQuestion({ about: 'block', teacher })}
              onDelete={() => {
                onAskDelete()
                setQuestion({ about: 'delete', teacher })
              }}
              onErase={onEraseTeacher && (() => setQuestion({ about: 'erase', teacher }))}
            />
          ) : (
            <EmptyState scene="search" title={t`Teacher not found`}>
              <Trans>They may have been deleted meanwhile.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      {question?.about === 'block' && (
        <BlockTeacherDialog
          teacher={question.teacher}
          onBlock={({ id: seenId, status }, reason) =>
            reason === undefined ? onBlockTeacher(seenId, status) : onBlockTeacher(seenId, status, reason)
          }
          onClose={forget}
          onDone={onClose}
        />
      )}
      <DeleteTeacherDialog
        teacher={doomedTo('delete')}
        classCount={classCount}
        onDelete={(doomed) => onDeleteTeacher(doomed.id, doomed.version)}
        onClose={forget}
        onDone={onClose}
      />
      <EraseDialog
        kind="teacher"
        person={doomedTo('erase')}
        onErase={async (doomed) => (await onEraseTeacher?.(doomed.id)) ?? handled}
        onClose={forget}
        onDone={onClose}
      />
    </DetailPage>
  )
}

function TeacherLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the teacher`}>
      <SkeletonDetails facts={12} />
    </LoadingRegion>
  )
}

/** That nobody knows yet whether mails reach who applied; whoever has credentials counts as confirmed (decision 204). */
export function UnconfirmedApplicantNotice({ teacher, onConfirmEmail }: ConfirmEmailProps & { teacher: Teacher }) {
  return (
    <UnconfirmedEmailNotice person={teacher} onConfirmEmail={onConfirmEmail}>
      <Trans>
        The link of the mail wasn’t used yet, so mails may not reach the teacher. Whoever is given credentials counts as
        confirmed.
      </Trans>
    </UnconfirmedEmailNotice>
  )
}
