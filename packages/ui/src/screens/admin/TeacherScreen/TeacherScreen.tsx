import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { EraseDialog } from '#components/EraseDialog/EraseDialog.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { freeCode } from '#model/freeCode.ts'
import { codeOf } from '#model/personLabel.ts'
import { type Outcome, told } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { DeleteTeacherDialog } from './DeleteTeacherDialog.tsx'
import { Facts } from './TeacherScreen.styles.ts'
import { type TeacherTabProps, TeacherTabPanels } from './TeacherTabPanels.tsx'

type TeacherScreenProps = TeacherTabProps & {
  /** All of them: whose this is, and which codes are taken. */
  teachers: Remote<Teacher[]>
  id: number
  /** The list as it was left. */
  teachersHref: string
  /** Back to the list. */
  onClose: () => void
  /** Blocks or unblocks, by the status that the person saw. */
  onBlockTeacher: (id: number, seenStatus: string, reason?: string) => Promise<Outcome>
  onDeleteTeacher: (id: number) => Promise<Outcome>
  /** Not there where the backend can’t erase (decision 16). */
  onEraseTeacher: ((id: number) => Promise<Outcome>) | undefined
}

type Question = { about: 'block' | 'delete' | 'erase'; teacher: Teacher }

/** 1§2 “Admin Teachers”: one teacher. After a delete or a block the view returns to the list. */
export function TeacherScreen({
  teachers,
  id,
  teachersHref,
  onClose,
  onBlockTeacher,
  onDeleteTeacher,
  onEraseTeacher,
  ...tabs
}: TeacherScreenProps) {
  const { t } = useLingui()
  const [question, setQuestion] = useState<Question>()
  const all = teachers.state === 'ready' ? teachers.data : undefined
  const free = useMemo(
    () =>
      freeCode(
        (all ?? []).map(({ teach_id: code }) => code),
        'TCH-',
      ),
    [all],
  )
  // While they are being deleted they stay in sight, though the list no longer has them.
  const teacher = all?.find((one) => one.id === id) ?? question?.teacher
  const forget = () => setQuestion(undefined)
  const doomedTo = (about: Question['about']) => (question?.about === about ? question.teacher : undefined)
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={teachersHref}>
            <Trans>All teachers</Trans>
          </TextLink>
        }
        title={teacher?.name.trim() || t`Teacher`}
        description={
          teacher && (
            <Facts>
              <Bdi>{codeOf(teacher)}</Bdi>
              <StatusBadge kind="teacher" status={teacher.status} />
            </Facts>
          )
        }
      />
      <RemoteView remote={teachers} loading={<TeacherLoading />}>
        {() =>
          teacher ? (
            <TeacherTabPanels
              {...tabs}
              key={id}
              teacher={teacher}
              freeCode={free}
              onClose={onClose}
              onBlock={() => setQuestion({ about: 'block', teacher })}
              onDelete={() => setQuestion({ about: 'delete', teacher })}
              onErase={onEraseTeacher && (() => setQuestion({ about: 'erase', teacher }))}
            />
          ) : (
            <EmptyState kind="search" title={t`Teacher not found`}>
              <Trans>They may have been deleted meanwhile.</Trans>
            </EmptyState>
          )
        }
      </RemoteView>
      {question?.about === 'block' && (
        <BlockDialog
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
        onDelete={(doomed) => onDeleteTeacher(doomed.id)}
        onClose={forget}
        onDone={onClose}
      />
      <EraseDialog
        kind="teacher"
        person={doomedTo('erase')}
        onErase={async (doomed) => (await onEraseTeacher?.(doomed.id)) ?? told}
        onClose={forget}
        onDone={onClose}
      />
    </Page>
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
