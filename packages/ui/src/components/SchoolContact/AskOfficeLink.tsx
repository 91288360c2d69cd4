import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { createWhatsAppLink, findWhatsAppNumber } from '#lib/people/dialableNumbers.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

/** Opens WhatsApp with a message to the office; nothing if the school has no number for it. */
export function AskOfficeLink({ text }: { text: string }) {
  const { t } = useLingui()
  const { contactPhone } = useSchoolSettings()
  const number = findWhatsAppNumber(contactPhone)
  if (number === undefined) return null
  return (
    <div>
      <LinkButton
        variant="quiet"
        size="sm"
        href={createWhatsAppLink(text, number)}
        target="_blank"
        rel="noopener noreferrer"
        icon={<MessageCircle aria-hidden />}
        aria-label={t`Ask the office on WhatsApp (opens in a new tab)`}
      >
        <Trans>Ask the office on WhatsApp</Trans>
      </LinkButton>
    </div>
  )
}
