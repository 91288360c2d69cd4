import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { findDialableNumber } from '#lib/people/dialableNumbers.ts'
import { tokens } from '#theme/tokens.ts'
import { Stack } from '../Stack/Stack.tsx'
import { BreakableAddress } from '../Bdi/BreakableAddress.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

const Line = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: ${tokens.size.controlSmall};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
  > a {
    min-inline-size: 0;
  }
`

/** The school's contact data for users who can't sign in, with a fallback text. */
export function SchoolContact() {
  const { t } = useLingui()
  const { contactEmail, contactPhone } = useSchoolSettings()
  if (contactEmail === undefined && contactPhone === undefined) {
    return (
      <p>
        <Trans>Visit the office, or reply to a message the school sent you.</Trans>
      </p>
    )
  }
  return (
    <Stack as="ul" gap="small" aria-label={t`School contact details`}>
      {contactEmail !== undefined && (
        <Line>
          <Mail aria-hidden />
          <TextLink href={`mailto:${contactEmail}`} dir="ltr">
            <BreakableAddress>{contactEmail}</BreakableAddress>
          </TextLink>
        </Line>
      )}
      {contactPhone !== undefined && (
        <Line>
          <Phone aria-hidden />
          <TextLink href={`tel:${findDialableNumber(contactPhone)}`} dir="ltr">
            {contactPhone}
          </TextLink>
        </Line>
      )}
    </Stack>
  )
}
