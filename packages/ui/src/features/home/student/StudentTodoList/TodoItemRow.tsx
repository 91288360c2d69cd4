import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, CircleX, Coins, FileText, Video } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
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

const TEXT_COLORS = {
  brand: 'onBrandSoft',
  danger: 'onDangerSoft',
  success: 'onSuccessSoft',
} as const

const KindIcon = styled.span<{ $tone: keyof typeof TEXT_COLORS }>`
  display: grid;
  align-self: start;
  place-items: center;
  inline-size: ${tokens.space[10]};
  block-size: ${tokens.space[10]};
  border-radius: ${tokens.radius.full};
  ${({ $tone }) => ({
    background: tokens.color[`${$tone}Soft`],
    color: tokens.color[TEXT_COLORS[$tone]],
  })}

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

const icons = {
  soon: ['success', Video],
  rejected: ['danger', CircleX],
  feeOverdue: ['danger', Coins],
  feeDue: ['brand', Coins],
  payRequest: ['brand', Coins],
  partlyPaid: ['brand', Coins],
  joinPaid: ['success', CalendarCheck],
  report: ['brand', FileText],
  joinFree: ['brand', CalendarCheck],
  pay: ['brand', CalendarCheck],
} as const satisfies Record<TodoKind, unknown>

/** Kinds whose time is a day that their text already names. */
const isDay: ReadonlySet<TodoKind> = new Set(['report', 'feeOverdue', 'feeDue'])

/** Title, task and link of one to-do item. */
export function TodoItemRow({ item }: { item: TodoItem }) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
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
        {item.times && item.times.length > 0 && (
          <Text as="div" tone="muted" size="sm">
            <ClassTimes timings={item.times} schoolZone={timeZone} viewerZone={viewerZone} />
          </Text>
        )}
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

function TodoItemText({ need: { kind, time = '', minutes = 0, teacher } }: { need: TodoItem }) {
  const { locale } = useLocale()
  switch (kind) {
    case 'soon':
      return minutes > 0 ? (
        <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
      ) : (
        <Trans>On now</Trans>
      )
    case 'rejected':
      return <Trans>Your receipt wasn’t approved. Please send another.</Trans>
    case 'feeOverdue':
      return <Trans>The fee was due on {formatIsoDay(time, locale)}.</Trans>
    case 'feeDue':
      return <Trans>The fee is due on {formatIsoDay(time, locale)}.</Trans>
    case 'payRequest':
      return teacher === undefined ? (
        <Trans>The school suggests a teacher and a time. Pay when you agree.</Trans>
      ) : (
        <Trans>
          With <Bdi>{teacher}</Bdi>. Pay if you agree.
        </Trans>
      )
    case 'partlyPaid':
      return <Trans>Partly paid. The course begins once the rest is paid.</Trans>
    case 'joinPaid':
      return <Trans>Payment approved. One step left: join the event.</Trans>
    case 'report':
      return <Trans>New report from {formatIsoDay(time, locale)}.</Trans>
    case 'joinFree':
      return <Trans>You can join this event for free.</Trans>
    case 'pay':
      return <Trans>Pay first. You can join once the school approves your receipt.</Trans>
  }
}

type TodoItemLinkProps = { need: TodoItem; title: string }

function TodoItemLink({ need: { kind, href, amount: due, currency, teacher }, title }: TodoItemLinkProps) {
  const { t } = useLingui()
  const { currency: schoolCurrency } = useSchoolSettings()
  const amount = due === undefined ? undefined : formatMoney(due, currency ?? schoolCurrency)
  const event = { text: t`See event`, label: t`See event: ${title}` }
  // The amount is in the button, so that nobody has to look it up.
  const pay =
    amount === undefined
      ? { text: t`Pay`, label: t`Pay for ${title}` }
      : { text: t`Pay ${amount}`, label: t`Pay ${amount} for ${title}` }
  const links: Record<TodoKind, { text: string; label: string; isPrimary?: boolean }> = {
    soon: { text: t`Join`, label: t`Join ${title} (opens in a new tab)`, isPrimary: true },
    rejected: { text: t`Send another receipt`, label: t`Send another receipt for ${title}`, isPrimary: true },
    feeOverdue: { ...pay, isPrimary: true },
    feeDue: pay,
    payRequest: { ...pay, isPrimary: teacher !== undefined },
    partlyPaid: pay,
    pay,
    report: { text: t`See report`, label: t`See report for ${title}`, isPrimary: true },
    joinPaid: { ...event, isPrimary: true },
    joinFree: event,
  }
  const { text, label, isPrimary } = links[kind]
  return (
    <LinkButton
      size="sm"
      variant={isPrimary ? 'primary' : 'secondary'}
      href={href}
      aria-label={label}
      {...(kind === 'soon' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </LinkButton>
  )
}
