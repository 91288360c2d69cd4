import type { ClassPracticeResponse, ClassPractice as SetPractice, PreviousPractice } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import type { RosterStudent } from '#lib/people/personLabels.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type PracticeDraft, PracticeForm } from './PracticeForm.tsx'

/** The practice of a lesson, and what saves it. */
export type LessonPractice = {
  practice: Remote<ClassPracticeResponse>
  onSave: (draft: PracticeDraft) => Promise<SubmitResult>
}

type ClassPracticeProps = LessonPractice & { students: readonly RosterStudent[] }

/** What students did of the last practice, and the practice until the next lesson. */
export function ClassPractice({ practice, students, onSave }: ClassPracticeProps) {
  const { t } = useLingui()
  const loading = (
    <LoadingRegion label={t`Loading practice`}>
      <SkeletonLine width="12rem" />
    </LoadingRegion>
  )
  return (
    <Card data-off-paper aria-label={t`Practice`}>
      <RemoteView remote={practice} loading={loading}>
        {({ practice: set, previous }) => (
          <>
            {previous && previous.students.length > 0 && <LastPractice previous={previous} />}
            <PracticeOfLesson practice={set} students={students} onSave={onSave} />
          </>
        )}
      </RemoteView>
    </Card>
  )
}

/** Side by side, because a class can have many students. */
const List = styled.ul`
  columns: 16rem;
  overflow-wrap: anywhere;

  > li {
    break-inside: avoid;
    padding-block: 2px;
  }
`

function LastPractice({ previous }: { previous: PreviousPractice }) {
  const { locale } = useLocale()
  const day = formatDayName(previous.day, locale)
  return (
    <Stack gap="small">
      <Text as="h2" size="lg" weight="semibold">
        <Trans>Practice since {day}</Trans>
      </Text>
      {previous.text && (
        <Text as="div" tone="muted" breaksWords keepsLines>
          <BlockBdi>{previous.text}</BlockBdi>
        </Text>
      )}
      <List role="list">
        {previous.students.map(({ id, name, text, doneDays, days }) => (
          <li key={id}>
            <Trans>
              <Bdi>{name}</Bdi>: <DoneDays done={doneDays.length} days={days} />
            </Trans>
            {text !== previous.text && (
              <Text as="div" tone="muted" size="sm">
                <BlockBdi>{text}</BlockBdi>
              </Text>
            )}
          </li>
        ))}
      </List>
    </Stack>
  )
}

function DoneDays({ done, days }: { done: number; days: number }) {
  return <Plural value={days} one={`${done} of # day`} other={`${done} of # days`} />
}

type PracticeOfLessonProps = Pick<ClassPracticeProps, 'students' | 'onSave'> & { practice: SetPractice | null }

/** Without a practice the form is open, so that setting one is typing and a press. */
function PracticeOfLesson({ practice, students, onSave }: PracticeOfLessonProps) {
  const confirmLeave = useConfirmLeave()
  const [isOpen, setIsOpen] = useState(practice === null)
  const [wasClosed, setWasClosed] = useState(false)
  const close = () => {
    setIsOpen(false)
    setWasClosed(true)
  }
  if (isOpen) {
    const canClose = practice !== null || wasClosed
    return (
      <PracticeForm
        practice={practice}
        students={students}
        onSave={onSave}
        onDone={close}
        onCancel={canClose ? () => confirmLeave(close, { isWithinPage: true }) : undefined}
      />
    )
  }
  return (
    <Stack gap="small">
      <Text as="h2" size="lg" weight="semibold">
        <Trans>Practice until the next lesson</Trans>
      </Text>
      {practice === null ? (
        <Text tone="muted">
          <Trans>No practice set.</Trans>
        </Text>
      ) : (
        <PracticeTexts practice={practice} />
      )}
      <div>
        <Button size="sm" autoFocus={wasClosed} onPress={() => setIsOpen(true)}>
          {practice === null ? <Trans>Set practice</Trans> : <Trans>Edit practice</Trans>}
        </Button>
      </div>
    </Stack>
  )
}

function PracticeTexts({ practice: { text, students } }: { practice: SetPractice }) {
  return (
    <>
      {text && (
        <Text as="div" breaksWords keepsLines>
          <BlockBdi>{text}</BlockBdi>
        </Text>
      )}
      {students.map(({ student, text: own }) => (
        <Text as="div" key={student.id} breaksWords keepsLines>
          <Trans>
            <Bdi>{student.name}</Bdi>: <Bdi>{own}</Bdi>
          </Trans>
        </Text>
      ))}
    </>
  )
}
