import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { FormPasswordField, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'
import { type SignInValues, signInSchema } from './auth.schema.ts'

const SignUpLinks = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  h2 {
    font-size: ${tokens.text.md};
  }

  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
`

/** Why the user was redirected to this page. */
type SignInNotice = 'expired' | 'signedOut' | 'needed'

type SignInScreenProps = {
  /** The email to sign in with, if known, such as right after registration. */
  email?: string | undefined
  onSignIn: (values: SignInValues) => Promise<SubmitResult>
  forgotPasswordHref: string
  createTeacherHref: string
  createStudentHref: string
  notice?: SignInNotice | undefined
  /** Whether a user has signed in on this device before. */
  isKnown?: boolean
}

/** 1§2 “Sign-in”; errors are shown beside the form (decision 44). */
export function SignInScreen({
  email = '',
  onSignIn,
  forgotPasswordHref,
  createTeacherHref,
  createStudentHref,
  notice,
  isKnown = false,
}: SignInScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PublicHeading title={t`Sign in`}>
        {isKnown ? (
          <Trans>Welcome back. Your classes are waiting.</Trans>
        ) : (
          <Trans>Enter your email and password.</Trans>
        )}
      </PublicHeading>
      {notice && <SignInReason notice={notice} />}
      <ValidatedForm
        initialValues={{ email, password: '' }}
        schema={signInSchema}
        onSubmit={onSignIn}
        isGuarded={false}
      >
        <FormTextField<SignInValues> name="email" label={t`Email`} type="email" autoComplete="username" isRequired />
        <FormPasswordField<SignInValues>
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          isRequired
        />
        <Inline gap="none" align="stretch" justify="end">
          <TextLink href={forgotPasswordHref}>
            <Trans>Forgot password?</Trans>
          </TextLink>
        </Inline>
        <FormActions pendingLabel={t`Signing in…`} isFullWidth>
          <Trans>Sign in</Trans>
        </FormActions>
      </ValidatedForm>
      <SignUpLinks>
        <h2>
          <Trans>New here?</Trans>
        </h2>
        <ul>
          <li>
            <TextLink href={createStudentHref}>
              <Trans>Create a student account</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink href={createTeacherHref}>
              <Trans>Apply for a teacher account</Trans>
            </TextLink>
          </li>
        </ul>
      </SignUpLinks>
    </Page>
  )
}

function SignInReason({ notice }: { notice: SignInNotice }) {
  if (notice === 'expired') {
    return (
      <Notice tone="warning">
        <Trans>Your session expired. Sign in to pick up where you left off.</Trans>
      </Notice>
    )
  }
  if (notice === 'needed') {
    return (
      <Notice tone="info">
        <Trans>Sign in to continue.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="success">
      <Trans>You’re logged out.</Trans>
    </Notice>
  )
}
