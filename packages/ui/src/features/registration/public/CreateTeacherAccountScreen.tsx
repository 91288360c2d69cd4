import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Stepper } from '#components/Stepper/Stepper.tsx'
import { StepperPage, Page } from '#layouts/Page/Page.tsx'
import { Text, VisuallyHidden } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useFocusOnStepChange } from '#forms/formFocus.ts'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { type TeacherApplicationFormProps, TeacherApplicationForm } from './TeacherApplicationForm.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Steps } from './registration.styles.ts'

type CreateTeacherAccountScreenProps = TeacherApplicationFormProps & { isSent: boolean; signInHref: string }

/** 1§2 “Create Teacher Account” in three steps, then a page about the next steps (decision 21). */
export function CreateTeacherAccountScreen({ isSent, ...props }: CreateTeacherAccountScreenProps) {
  const { t } = useLingui()
  const { courses, signInHref, step } = props
  const page = useFocusOnStepChange(isSent ? 'sent' : String(step))
  if (isSent) return <ApplicationSent signInHref={signInHref} />
  const steps = [t`About you`, t`Your experience`, t`Courses and times`]
  const hasCourses = courses.state !== 'ready' || courses.data.length > 0
  return (
    <StepperPage ref={page}>
      <PublicHeading title={t`Create Teacher Account`}>
        <span>
          <Trans>Fill in the information below to request admin approval.</Trans>
        </span>{' '}
        {hasCourses && <Trans>It takes about 4 minutes.</Trans>}
      </PublicHeading>
      {hasCourses ? (
        <>
          <Stepper steps={steps} current={step} />
          <VisuallyHidden as="h2" data-arrival>
            {steps[step - 1]}
          </VisuallyHidden>
          <TeacherApplicationForm {...props} />
        </>
      ) : (
        <NoCourses />
      )}
      <TextLink href={signInHref}>
        <Trans>Already have an account? Login</Trans>
      </TextLink>
    </StepperPage>
  )
}

/** An application needs a course, so say before the form that there are none. */
function NoCourses() {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="info" title={t`There are no courses to choose from yet`}>
        <Trans>An application needs at least one course. Please come back later, or ask the school.</Trans>
      </Notice>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>How to reach the school</Trans>
        </Text>
        <SchoolContact />
      </Stack>
    </>
  )
}

/** Next steps after applying, so that applicants don’t submit twice. */
function ApplicationSent({ signInHref }: { signInHref: string }) {
  const { t } = useLingui()
  return (
    <Page>
      <PublicHeading title={t`Application sent`} takesFocus>
        <Trans>Thank you. The school has your application; there is no need to send it again.</Trans>
      </PublicHeading>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>What happens next</Trans>
        </Text>
        <Steps>
          <li>
            <Trans>The school reads your application, and may call or write to you about it.</Trans>
          </li>
          <li>
            <Trans>Once it is approved, the school gives you a teacher ID and a password.</Trans>
          </li>
          <li>
            <Trans>With your email and that password you sign in. Until then you can’t.</Trans>
          </li>
        </Steps>
      </Stack>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>A question, or a mistake in the form?</Trans>
        </Text>
        <SchoolContact />
      </Stack>
      <LinkButton href={signInHref}>
        <Trans>Back to sign in</Trans>
      </LinkButton>
    </Page>
  )
}
