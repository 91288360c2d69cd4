import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Mail, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useIsPrivate } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { createMailLink } from '#lib/people/createMailLink.ts'
import { createWhatsAppLink } from '#lib/people/dialableNumbers.ts'
import { findPhoneNumber } from '#lib/people/findPhoneNumber.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import type { Recipient } from './groupRecipients.ts'

export type MessageChannel = 'whatsapp' | 'email'

type Message = { subject: string; text: string }

const List = styled.ol`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
    align-items: center;
    justify-content: space-between;
    padding: ${tokens.space[2]} ${tokens.space[3]};
  }
  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

type RecipientListProps = {
  recipients: readonly Recipient[]
  /** The message to a recipient; undefined while it is incomplete. */
  getMessage: (recipient: Recipient) => Message | undefined
  /** Called when a message was opened in WhatsApp or the mail program. */
  onOpened: (recipient: Recipient, channel: MessageChannel, text: string) => void
}

/** Recipients with buttons that open the message to each, one after the other. The next one gets the focus. */
export function RecipientList({ recipients, getMessage, onOpened }: RecipientListProps) {
  const { t } = useLingui()
  const isPrivate = useIsPrivate()
  const { contactPhone } = useSchoolSettings()
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState<ReadonlyMap<string, MessageChannel>>(new Map())
  const withContact = recipients.map((recipient) => ({
    key: recipient.ids.join(),
    recipient,
    number: findPhoneNumber(recipient.phone ?? '', contactPhone)?.number,
  }))
  const next = withContact.find(
    ({ key, recipient, number }) => !opened.has(key) && (number !== undefined || recipient.email !== undefined),
  )?.key
  useEffect(() => {
    if (opened.size > 0) list.current?.querySelector<HTMLElement>('[data-is-next]')?.focus()
  }, [opened])
  if (isPrivate) return <Notice tone="info">{t`Phone numbers and emails are hidden.`}</Notice>
  return (
    <Stack gap="small">
      <Text tone="muted" size="sm" role="status">
        {opened.size === 0 ? (
          <Plural value={recipients.length} one="# recipient" other="# recipients" />
        ) : (
          <Trans>
            {opened.size} of {recipients.length} opened
          </Trans>
        )}
      </Text>
      <List ref={list} aria-label={t`Recipients`}>
        {withContact.map(({ key, recipient, number }) => (
          <li key={key}>
            <Stack gap="none" basis="10rem" breaksWords>
              <strong>
                <Bdi>{recipient.name}</Bdi>
              </strong>
              {recipient.about.length > 0 && (
                <Text as="span" tone="muted" size="sm">
                  <Bdi>{recipient.about.join(', ')}</Bdi>
                </Text>
              )}
            </Stack>
            <Channels
              recipient={recipient}
              number={number}
              message={getMessage(recipient)}
              openedBy={opened.get(key)}
              isNext={key === next}
              onOpen={(channel, text) => {
                setOpened(new Map(opened).set(key, channel))
                onOpened(recipient, channel, text)
              }}
            />
          </li>
        ))}
      </List>
    </Stack>
  )
}

type ChannelsProps = {
  recipient: Recipient
  /** The phone number with country code, if known. */
  number: string | undefined
  message: Message | undefined
  openedBy: MessageChannel | undefined
  isNext: boolean
  onOpen: (channel: MessageChannel, text: string) => void
}

function Channels({ recipient: { name, email }, number, message, openedBy, isNext, onOpen }: ChannelsProps) {
  const { t } = useLingui()
  if (number === undefined && email === undefined) {
    return (
      <Text as="span" tone="muted" size="sm">
        <Trans>No phone number with a country code and no email.</Trans>
      </Text>
    )
  }
  const text = message?.text ?? ''
  const shared = {
    size: 'sm',
    target: '_blank',
    rel: 'noopener noreferrer',
    isDisabled: message === undefined,
  } as const
  const nextProps = { variant: 'primary', 'data-is-next': true } as const
  const icon = (channel: MessageChannel) =>
    openedBy === channel ? (
      <Check aria-hidden />
    ) : channel === 'email' ? (
      <Mail aria-hidden />
    ) : (
      <MessageCircle aria-hidden />
    )
  return (
    <Inline gap="small">
      {number !== undefined && (
        <LinkButton
          {...shared}
          {...(isNext && nextProps)}
          href={createWhatsAppLink(text, number)}
          icon={icon('whatsapp')}
          aria-label={t`WhatsApp to ${name} (opens in a new tab)`}
          onPress={() => onOpen('whatsapp', text)}
        >
          <Trans>WhatsApp</Trans>
        </LinkButton>
      )}
      {email !== undefined && (
        <LinkButton
          {...shared}
          {...(isNext && number === undefined && nextProps)}
          href={createMailLink(email, message)}
          icon={icon('email')}
          aria-label={t`Email to ${name}`}
          onPress={() => onOpen('email', text)}
        >
          <Trans>Email</Trans>
        </LinkButton>
      )}
    </Inline>
  )
}
