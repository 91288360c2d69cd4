import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PublicHeading } from '#layouts/PublicLayout/PublicHeading.tsx'
import { Steps } from './CreateTeacherAccountScreen.styles.ts'

/** What becomes of an application, so that nobody sends it twice. */
export function ApplicationSent({ signInHref }: { signInHref: string }) {
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
