import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, CircleX, Coins, FileClock, FileText, Video } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'
import type { TodoItem, TodoKind } from './getTodoItems.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};

  ${mediaDown('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${tokens.space[3]};

    > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const KindIcon = styled.span<{ $tone: 'danger' | 'info' | 'success' | 'brand' }>`
  display: grid;
  align-self: start;
  place-items: center;
  inline-size: ${tokens.space[10]};
  block-size: ${tokens.space[10]};
  border-radius: ${tokens.radius.full};
  ${({ $tone }) => ({
    background: tokens.color[`${$tone}Soft`],
    color: tokens.color[$tone === 'brand' ? 'onBrandSoft' : TONE_COLORS[$tone]],
  })}

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

const TONE_COLORS = { danger: 'onDangerSoft', info: 'onInfoSoft', success: 'onSuccessSoft' } as const

const icons = {
  soon: ['success', Video],
  rejected: ['danger', CircleX],
  feeOverdue: ['danger', Coins],
  feeDue: ['brand', Coins],
  joinPaid: ['success', CalendarCheck],
  report: ['brand', FileText],
  joinFree: ['brand', CalendarCheck],
  pay: ['brand', CalendarCheck],
  underReview: ['info', FileClock],
} as const satisfies Record<TodoKind, unknown>

/** Kinds whose time is a day that their text already names. */
const isDay: ReadonlySet<TodoKind> = new Set(['report', 'feeOverdue', 'feeDue'])

/** Title, task and link of one to-do item. */
export function TodoItemRow({ item }: { item: TodoItem }) {
  const { t } = useLingui()
  const [tone, Icon] = icons[item.kind]
  const title = item.title || t`Untitled`
  return (
    <Row>
      <KindIcon $tone={tone} aria-hidden>
        <Icon />
      </KindIcon>
      <Text as="div" breaksWords>
        <Text as="strong" weight="semibold">
          <BlockBdi>{title}</BlockBdi>
        </Text>
        <Text tone="muted" size="sm">
          <TodoItemText need={item} />
        </Text>
        {!isDay.has(item.kind) && item.time !== undefined && (
          <Text tone="muted" size="sm">
            <EventTime time={item.time} />
          </Text>
        )}
      </Text>
      <TodoItemLink need={item} title={title} />
    </Row>
  )
}

function TodoItemText({ need: { kind, time = '', minutes = 0 } }: { need: TodoItem }) {
  const { locale } = useLocale()
  switch (kind) {
    case 'soon':
      return minutes > 0 ? (
        <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
      ) : (
        <Trans>On now</Trans>
      )
    case 'rejected':
      return <Trans>The school did not accept your receipt. Please send another one.</Trans>
    case 'feeOverdue':
      return <Trans>The fee was due on {formatWireDay(time, locale)}.</Trans>
    case 'feeDue':
      return <Trans>The fee is due on {formatWireDay(time, locale)}.</Trans>
    case 'joinPaid':
      return <Trans>Your payment is accepted. One step is left: join the event.</Trans>
    case 'report':
      return <Trans>A new report was written on {formatWireDay(time, locale)}.</Trans>
    case 'joinFree':
      return <Trans>You can join this event for free.</Trans>
    case 'pay':
      return <Trans>Pay first; you can join as soon as the school has accepted your receipt.</Trans>
    case 'underReview':
      return <Trans>The school is checking your receipt.</Trans>
  }
}

function TodoItemLink({ need: { kind, href, key }, title }: { need: TodoItem; title: string }) {
  const { t } = useLingui()
  switch (kind) {
    case 'soon':
      return (
        <LinkButton
          size="sm"
          variant="primary"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`Join ${title} (opens in a new tab)`}
        >
          <Trans>Join</Trans>
        </LinkButton>
      )
    case 'rejected':
      return (
        <LinkButton size="sm" variant="primary" href={href} aria-label={t`Send another receipt for ${title}`}>
          <Trans>Send another receipt</Trans>
        </LinkButton>
      )
    case 'feeOverdue':
    case 'feeDue':
      return (
        <LinkButton
          size="sm"
          variant={kind === 'feeOverdue' ? 'primary' : 'secondary'}
          href={href}
          aria-label={t`Pay the fee for ${title}`}
        >
          <Trans>Pay</Trans>
        </LinkButton>
      )
    case 'pay':
      return (
        <LinkButton size="sm" href={href} aria-label={t`Purchase ${title}`}>
          <Trans>Purchase</Trans>
        </LinkButton>
      )
    case 'report':
      return (
        <LinkButton size="sm" variant="primary" href={href} aria-label={t`See report of ${title}`}>
          <Trans>See report</Trans>
        </LinkButton>
      )
    case 'underReview':
      return key.startsWith('payment-') || key.startsWith('fee-') ? (
        <LinkButton size="sm" href={href} aria-label={t`See receipt for ${title}`}>
          <Trans>See receipt</Trans>
        </LinkButton>
      ) : (
        <SeeEvent href={href} title={title} variant="secondary" />
      )
    case 'joinPaid':
      return <SeeEvent href={href} title={title} variant="primary" />
    case 'joinFree':
      return <SeeEvent href={href} title={title} variant="secondary" />
  }
}

type SeeEventProps = { href: string; title: string; variant: 'primary' | 'secondary' }

function SeeEvent({ href, title, variant }: SeeEventProps) {
  const { t } = useLingui()
  return (
    <LinkButton size="sm" variant={variant} href={href} aria-label={t`See event: ${title}`}>
      <Trans>See event</Trans>
    </LinkButton>
  )
}
