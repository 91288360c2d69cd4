import type { OwnTrialAnswer, OwnTrial } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { safeLink } from '@maktab/calendar/safeLink'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { Remote } from '#remote.ts'
import { TrialTime, TrialWishes } from '../shared/TrialTime.tsx'
import { NextSteps } from './NextSteps.tsx'

type TrialStateScreenProps = {
  trial: Remote<OwnTrialAnswer>
  /** Whether the request was sent just now. */
  isNew: boolean
  /** The absolute address of this page. */
  address: string
  /** Registration that is prefilled with the request. */
  registerHref: string
  /** Another request. */
  requestHref: string
  signInHref: string
}

/** The state of a trial lesson, for the family. */
export function TrialStateScreen({ trial, ...page }: TrialStateScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <RemoteView remote={trial} loading={<DetailsLoading label={t`Loading your trial lesson`} facts={4} />}>
        {(ready) => <ReadyState {...ready} {...page} />}
      </RemoteView>
    </Page>
  )
}

type ReadyStateProps = OwnTrialAnswer & Omit<TrialStateScreenProps, 'trial'>

function ReadyState({ trial, timeZone, isNew, address, registerHref, requestHref, signInHref }: ReadyStateProps) {
  const { t } = useLingui()
  const { heading, text } = useHeading(trial, isNew)
  const { name, lesson, reason, status, isRegistered } = trial
  const join = lesson && safeLink(lesson.link)
  const isOver = status === 'held' || status === 'notHeld'
  return (
    <>
      <PublicHeading title={heading} takesFocus={isNew}>
        {text}
      </PublicHeading>
      {status === 'declined' && reason && (
        <Notice tone="info" title={t`What the school says`}>
          <Bdi>{reason}</Bdi>
        </Notice>
      )}
      {status === 'arranged' && join && (
        <LinkButton variant="primary" href={join} target="_blank" rel="noopener noreferrer">
          <Trans>Join lesson</Trans>
        </LinkButton>
      )}
      {status === 'arranged' && !join && (
        <Notice tone="info">
          <Trans>The link isn’t there yet. We’ll send it to you, and it will appear here.</Trans>
        </Notice>
      )}
      {status === 'requested' && <NextSteps />}
      {isOver && (
        <LinkButton variant="primary" href={isRegistered ? signInHref : registerHref}>
          {isRegistered ? <Trans>Sign in</Trans> : <Trans>Register</Trans>}
        </LinkButton>
      )}
      <Facts trial={trial} timeZone={timeZone} />
      {status !== 'declined' && !isOver && <KeepLink address={address} />}
      {status === 'declined' && (
        <LinkButton href={requestHref}>
          <Trans>Ask for another time</Trans>
        </LinkButton>
      )}
      {status === 'arranged' && !isRegistered && (
        <LinkButton href={registerHref}>
          <Trans>Register now</Trans>
        </LinkButton>
      )}
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>Questions, or something to correct?</Trans>
        </Text>
        <SchoolContact message={t`I have a question about the trial lesson of ${name}.`} />
      </Stack>
    </>
  )
}

function useHeading({ status, name, lesson }: OwnTrial, isNew: boolean): { heading: string; text: ReactNode } {
  const { t } = useLingui()
  const teacher = lesson?.teacher.name
  switch (status) {
    case 'requested':
      return {
        heading: isNew ? t`We received your request` : t`Your trial lesson is requested`,
        text: (
          <Trans>
            The school is looking for a teacher for <Bdi>{name}</Bdi>.
          </Trans>
        ),
      }
    case 'arranged':
      return {
        heading: t`Your trial lesson is arranged`,
        text: (
          <Trans>
            <Bdi>{teacher}</Bdi> will teach <Bdi>{name}</Bdi>.
          </Trans>
        ),
      }
    case 'held':
      return {
        heading: t`How was the lesson?`,
        text: <Trans>Register to continue. We’ve filled in what we know.</Trans>,
      }
    case 'notHeld':
      return {
        heading: t`The trial lesson didn’t take place`,
        text: <Trans>Contact us for another time, or register right away.</Trans>,
      }
    case 'declined':
      return {
        heading: t`No trial lesson this time`,
        text: <Trans>We’re sorry, the school can’t offer this trial lesson.</Trans>,
      }
  }
}

function Facts({ trial: { name, course, wishes, lesson, zone }, timeZone }: { trial: OwnTrial; timeZone: string }) {
  const { t } = useLingui()
  return (
    <DescriptionList
      items={[
        { label: t`Student`, value: name },
        ...(course ? [{ label: t`Course`, value: course.name }] : []),
        lesson
          ? {
              label: t`Time`,
              value: <TrialTime starts={lesson.starts} ends={lesson.ends} zone={zone} otherZone={timeZone} />,
              isWide: true,
            }
          : {
              label: t`Requested times`,
              value: <TrialWishes wishes={wishes} zone={zone} otherZone={timeZone} />,
              isWide: true,
            },
        ...(lesson ? [{ label: t`Teacher`, value: lesson.teacher.name }] : []),
      ]}
    />
  )
}

/** The address of the page, because the family has no account to find it with. */
function KeepLink({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <Notice tone="info" title={t`Keep this page`} action={<CopyButton text={address} what={t`link`} />}>
      <Trans>The time and the link of the lesson appear here. Only people with this link can see it.</Trans>
    </Notice>
  )
}
