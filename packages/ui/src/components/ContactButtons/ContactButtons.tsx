import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { use, useState } from 'react'
import { styled } from 'styled-components'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createMailLink } from '#lib/people/createMailLink.ts'
import { findDialableNumber, createWhatsAppLink } from '#lib/people/dialableNumbers.ts'
import { findPhoneNumber } from '#lib/people/findPhoneNumber.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { Button } from '../Button/Button.tsx'
import { Hint } from '../Field/Field.styles.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Masked, useIsPrivate } from '../Masked/Masked.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;

  /* Icons in one row, so that the page's content stays in view. */
  ${mediaDown('sm')} {
    && a:not([data-main-action]),
    && button {
      position: relative;
      min-inline-size: 44px;
      min-block-size: 44px;
      padding: 0;
    }
  }
`

/** Visually hidden on phones, except for the main action. */
const ButtonLabel = styled.span`
  ${mediaDown('sm')} {
    :not([data-main-action]) > & {
      ${visuallyHidden}
    }
  }
`

type ContactButtonsProps = {
  /** Name of the person, for the accessible name. */
  name: string
  phone?: string | null | undefined
  email?: string | null | undefined
  /** Prefilled message for WhatsApp and e-mail. */
  message?: { subject: string; text: string }
  /** Makes sending the message the primary action: by WhatsApp, or by e-mail without a number for it. */
  isSendingPrimary?: boolean
}

type Part = 'phone' | 'email'

/**
 * Buttons to call, message and e-mail a person, and to copy number and address. While privacy is on, the page contains
 * neither, but both can be copied. Renders nothing without contact data.
 */
export function ContactButtons({ name, phone, email, message, isSendingPrimary = false }: ContactButtonsProps) {
  const { t } = useLingui()
  const copyText = use(CopyTextContext)
  const isPrivate = useIsPrivate()
  const [outcome, setOutcome] = useState<{ part: Part; isCopied: boolean }>()
  const { contactPhone } = useSchoolSettings()
  const international = findPhoneNumber(phone ?? '', contactPhone)?.number
  const number = international ?? findDialableNumber(phone)
  const address = email?.trim()
  if (!number && !address) return null
  const mainAction = { variant: 'primary', 'data-main-action': true } as const
  const isCopied = (part: Part) => outcome?.part === part && outcome.isCopied
  const copy = (part: Part, text: string, label: string) =>
    copyText && (
      <Button
        variant="quiet"
        size="sm"
        icon={isCopied(part) ? <Check aria-hidden /> : <Copy aria-hidden />}
        onPress={() => void copyText(text).then((is) => setOutcome({ part, isCopied: is }))}
      >
        <ButtonLabel>{isCopied(part) ? <Trans>Copied</Trans> : label}</ButtonLabel>
      </Button>
    )
  return (
    <Row role="group" aria-label={t`Contact ${name}`}>
      {isPrivate && <Masked kind={number ? 'phone' : 'email'} />}
      {number && !isPrivate && (
        <>
          <LinkButton size="sm" href={`tel:${number}`} icon={<Phone aria-hidden />}>
            <ButtonLabel>
              <Trans>Call</Trans>
            </ButtonLabel>
          </LinkButton>
          {international ? (
            <LinkButton
              size="sm"
              {...(isSendingPrimary && mainAction)}
              href={createWhatsAppLink(message?.text ?? '', international)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<MessageCircle aria-hidden />}
              aria-label={t`WhatsApp (opens in a new tab)`}
            >
              <ButtonLabel>
                <Trans>WhatsApp</Trans>
              </ButtonLabel>
            </LinkButton>
          ) : (
            <Hint>
              <Trans>Can’t use WhatsApp: the number has no country code.</Trans>
            </Hint>
          )}
        </>
      )}
      {number && copy('phone', phone?.trim() ?? number, t`Copy number`)}
      {address && !isPrivate && (
        <LinkButton
          size="sm"
          {...(isSendingPrimary && !international && mainAction)}
          href={createMailLink(address, message)}
          icon={<Mail aria-hidden />}
        >
          <ButtonLabel>
            <Trans>Send email</Trans>
          </ButtonLabel>
        </LinkButton>
      )}
      {address && copy('email', address, t`Copy email`)}
      <VisuallyHidden role="status">
        {outcome && (outcome.isCopied ? <Trans>Copied</Trans> : <Trans>Couldn’t copy</Trans>)}
      </VisuallyHidden>
    </Row>
  )
}
