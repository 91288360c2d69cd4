import type { Act } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, IdCard, MailCheck, type LucideIcon, Undo2, X } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { DecisionHistory } from '#lib/inbox/inboxTypes.ts'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { tokens } from '#theme/tokens.ts'
import { AuditEntryText, ReasonText } from '#features/audit/admin/AuditEntryText.tsx'
import { ShowMoreRow } from './InboxList.styles.ts'

/** An icon of the outcome with text beside it. */
const DecidedRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};

  > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    color: ${tokens.color.success};
  }
  > [data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
    justify-items: start;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${tokens.weight.semibold};
  }
  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

const icons: Partial<Record<Act['kind'], LucideIcon>> = {
  refuseTeacher: X,
  rejectPayment: X,
  reopenPayment: Undo2,
  correctToRejected: X,
  correctToReview: Undo2,
  giveId: IdCard,
  confirmEmail: MailCheck,
  declineTrial: X,
}

type DecisionHistoryListProps = {
  decisionHistory: DecisionHistory
  hrefOf: (act: Act) => string | undefined
}

/** Past decisions: person, outcome, decider, time and reason, with a link to the record. */
export function DecisionHistoryList({ decisionHistory: { decisions, onLoadMore }, hrefOf }: DecisionHistoryListProps) {
  const { t } = useLingui()
  if (decisions.length === 0) {
    return (
      <EmptyState scene="reports" title={t`No history yet`}>
        <Trans>Approvals and rejections appear here, with who, when and why.</Trans>
      </EmptyState>
    )
  }
  return (
    <section aria-label={t`History`}>
      <Surface as="ol" isDivided>
        {decisions.map((act) => (
          <DecisionRow key={act.id} act={act} href={hrefOf(act)} />
        ))}
      </Surface>
      {onLoadMore && (
        <ShowMoreRow>
          <Button onPress={onLoadMore}>
            <Trans>Show more</Trans>
          </Button>
        </ShowMoreRow>
      )}
    </section>
  )
}

function DecisionRow({ act, href }: { act: Act; href: string | undefined }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { kind, record, what, at, reason } = act
  const name = record.name.trim() || t`N/A`
  const Icon = icons[kind] ?? Check
  return (
    <DecidedRow>
      <Icon aria-hidden data-tone={icons[kind] === X ? 'danger' : 'done'} />
      <div>
        <strong>
          {href === undefined ? (
            <Bdi>{name}</Bdi>
          ) : (
            <TextLink href={href}>
              <Bdi>{name}</Bdi>
            </TextLink>
          )}
        </strong>
        {what !== null && (
          <span>
            <Bdi>{formatPaidItem(what, locale)}</Bdi>
          </span>
        )}
        <small>
          <AuditEntryText act={act} />
          {' · '}
          <time dateTime={at}>{formatInstantNowrap(new Date(at), locale, timeZone)}</time>
        </small>
        {reason && (
          <Masked kind="text">
            <ReasonText>
              <BlockBdi>{reason}</BlockBdi>
            </ReasonText>
          </Masked>
        )}
      </div>
    </DecidedRow>
  )
}
