import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { css, styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { LessonHours } from '#components/NextLesson/NextLessonParts.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text, VisuallyHidden } from '#components/Text/Text.tsx'
import { ReviewTimeNote } from '#features/payments/form/PaymentReviewNotices.tsx'
import { stepMark } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import type { FirstDays, FirstDaysStep } from './getFirstDays.ts'
import { type ListenToMicrophone, MicrophoneTestDialog } from './MicrophoneTestDialog.tsx'

const List = styled.ol`
  display: grid;
`

const markStyles: Record<FirstDaysStep['state'], ReturnType<typeof css>> = {
  done: css`
    border-color: ${tokens.color.success};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.onSuccessSoft};
  `,
  current: css`
    border-color: ${tokens.color.brand};
    border-width: 4px;
  `,
  ahead: css`
    border-color: ${tokens.color.borderStrong};
    border-style: dashed;
  `,
}

const Mark = styled.span<{ $state: FirstDaysStep['state'] }>`
  ${stepMark}
  ${({ $state }) => markStyles[$state]}
`

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: start;
  padding-block-end: ${tokens.space[4]};

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    position: absolute;
    inset-block: calc(1.75rem + 4px) 4px;
    inset-inline-start: calc(0.875rem - 1px);
    border-inline-start: 2px dashed ${tokens.color.border};
    content: '';
  }
`

/** A microphone that the device can test. */
export type Microphone = {
  isTested: boolean
  onListen: ListenToMicrophone
  /** The student was heard. */
  onHeard: () => void
}

type FirstDaysCardProps = {
  firstDays: FirstDays
  coursesHref: string
  microphone: Microphone | undefined
}

/** What has happened and what comes next until the first lesson, instead of numbers that are zero. */
export function FirstDaysCard({ firstDays, coursesHref, microphone }: FirstDaysCardProps) {
  const titleId = useId()
  const [isTesting, setIsTesting] = useState(false)
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Your first days</Trans>
      </h2>
      <List>
        {firstDays.steps.map((step) => (
          <FirstDaysItem
            key={step.id}
            step={step}
            firstDays={firstDays}
            coursesHref={coursesHref}
            onTestMicrophone={() => setIsTesting(true)}
          />
        ))}
      </List>
      {microphone && (
        <MicrophoneTestDialog
          isOpen={isTesting}
          onClose={() => setIsTesting(false)}
          onListen={microphone.onListen}
          onHeard={microphone.onHeard}
        />
      )}
    </Card>
  )
}

type FirstDaysItemProps = Pick<FirstDaysCardProps, 'firstDays' | 'coursesHref'> & {
  step: FirstDaysStep
  onTestMicrophone: () => void
}

function FirstDaysItem({ step: { id, state }, firstDays, coursesHref, onTestMicrophone }: FirstDaysItemProps) {
  const isDone = state === 'done'
  const names = useStepNames(isDone)
  return (
    <Step aria-current={state === 'current' ? 'step' : undefined}>
      <Mark $state={state} aria-hidden>
        {isDone && <Check />}
      </Mark>
      <div>
        <Text weight={state === 'current' ? 'semibold' : undefined} breaksWords>
          {names[id]}
          {isDone && (
            <VisuallyHidden>
              {' '}
              <Trans>(done)</Trans>
            </VisuallyHidden>
          )}
        </Text>
        <StepDetails id={id} state={state} firstDays={firstDays} />
      </div>
      {id === 'course' && state === 'current' && (
        <LinkButton size="sm" variant="primary" href={coursesHref}>
          <Trans>See all courses</Trans>
        </LinkButton>
      )}
      {id === 'microphone' && (
        <Button size="sm" variant="secondary" onPress={onTestMicrophone}>
          {isDone ? <Trans>Test again</Trans> : <Trans>Test now</Trans>}
        </Button>
      )}
    </Step>
  )
}

function useStepNames(isDone: boolean): Record<FirstDaysStep['id'], string> {
  const { t } = useLingui()
  return isDone
    ? {
        course: t`Course chosen`,
        receipt: t`Receipt sent`,
        review: t`Payment approved`,
        teacher: t`Teacher and time agreed`,
        microphone: t`Microphone tested`,
        lesson: t`Your first lesson`,
      }
    : {
        course: t`Choose a course`,
        receipt: t`Pay and send your receipt`,
        review: t`The school reviews your receipt`,
        teacher: t`The school finds a teacher and a time`,
        microphone: t`Test your microphone`,
        lesson: t`Your first lesson`,
      }
}

type StepDetailsProps = FirstDaysStep & { firstDays: FirstDays }

function StepDetails({ id, state, firstDays: { teachers, firstLesson } }: StepDetailsProps): ReactNode {
  const { locale } = useLocale()
  if (id === 'review' && state === 'current') {
    return (
      <Text tone="muted" size="sm">
        <ReviewTimeNote />
      </Text>
    )
  }
  if (id === 'teacher' && state === 'done' && teachers.length > 0) {
    return (
      <Text tone="muted" size="sm" breaksWords>
        <Bdi>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(teachers)}</Bdi>
      </Text>
    )
  }
  if (id === 'lesson' && firstLesson) return <LessonHours lesson={firstLesson} day="relative" />
  return null
}
