import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createWhatsAppLink, findDialableNumber, findWhatsAppNumber } from '#lib/people/dialableNumbers.ts'
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

type SchoolContactProps = {
  /** Prepared text for WhatsApp, which is offered if the school's number has a country code. */
  message?: string
}

/** The school's contact data, with a fallback text. */
export function SchoolContact({ message }: SchoolContactProps) {
  const { t } = useLingui()
  const { contactEmail, contactPhone } = useSchoolSettings()
  const whatsAppNumber = findWhatsAppNumber(contactPhone)
  if (contactEmail === undefined && contactPhone === undefined) {
    return (
      <p>
        <Trans>Visit the office, or reply to a message the school sent you.</Trans>
      </p>
    )
  }
  return (
    <Stack as="ul" gap="small" aria-label={t`School contact details`}>
      {message !== undefined && whatsAppNumber !== undefined && (
        <Line>
          <MessageCircle aria-hidden />
          <TextLink href={createWhatsAppLink(message, whatsAppNumber)} target="_blank" rel="noopener noreferrer">
            <Trans>Message on WhatsApp</Trans>
          </TextLink>
        </Line>
      )}
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
