import { Trans } from '@lingui/react/macro'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Steps } from '#features/registration/public/registration.styles.ts'

/** What happens between the request and the lesson. */
export function NextSteps() {
  return (
    <Stack as="section" gap="medium">
      <Text as="h2" size="md">
        <Trans>What happens next</Trans>
      </Text>
      <Steps>
        <li>
          <Trans>The school finds a teacher who is free at your time, usually within a day.</Trans>
        </li>
        <li>
          <Trans>We’ll send you the time and the link on WhatsApp.</Trans>
        </li>
        <li>
          <Trans>You join the lesson with one press. After it, you decide whether to enroll.</Trans>
        </li>
      </Steps>
    </Stack>
  )
}
