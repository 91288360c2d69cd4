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
      <Notice tone="info" title={t`No courses to choose from yet`}>
        <Trans>You need to choose at least one course to apply. Check back later or contact the school.</Trans>
      </Notice>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>School contact details</Trans>
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
        <Trans>Thank you. The school has received your application. You don’t need to send it again.</Trans>
      </PublicHeading>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>What happens next</Trans>
        </Text>
        <Steps>
          <li>
            <Trans>The school reviews your application and may contact you.</Trans>
          </li>
          <li>
            <Trans>Once approved, you’ll get a teacher ID and password.</Trans>
          </li>
          <li>
            <Trans>Then you can sign in with your email and that password.</Trans>
          </li>
        </Steps>
      </Stack>
      <Stack as="section" gap="medium">
        <Text as="h2" size="md">
          <Trans>Questions, or something to correct?</Trans>
        </Text>
        <SchoolContact />
      </Stack>
      <LinkButton href={signInHref}>
        <Trans>Back to sign in</Trans>
      </LinkButton>
    </Page>
  )
}
