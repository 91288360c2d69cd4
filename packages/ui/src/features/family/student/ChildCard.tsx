import type { FamilyChild, FamilyReport } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { formatAmounts, sumByCurrency } from '#lib/money/currencyAmounts.ts'
import type { ChildTone } from '#lib/people/childTone.ts'
import { CardRoot, CardHeader, Facts } from './ChildCard.styles.ts'
import { ChildLesson } from './ChildLesson.tsx'

export type ChildCardActions = {
  /** Opens the dashboard of a child, or one of their pages. */
  onOpen: (id: number, href?: string) => void
  getReportHref: (report: FamilyReport) => string
  /** Whether the report was opened on this device. */
  isReportOpened: (report: FamilyReport) => boolean
}

type ChildCardProps = ChildCardActions & { child: FamilyChild; tone: ChildTone | undefined }

/** What is next, due and new for one child. The open child’s card is marked. */
export function ChildCard({ child, tone, onOpen, getReportHref, isReportOpened }: ChildCardProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  const { id, name, isPresent, nextLesson, newReport } = child
  return (
    <CardRoot as="article" aria-label={name} $color={tone?.background} data-is-present={isPresent}>
      <CardHeader>
        <Avatar name={name} tone={tone} />
        <Text as="h3" size="md" breaksWords {...getTextAttributes(name)}>
          {name}
        </Text>
        {isPresent ? (
          <Badge tone="brand">
            <Trans>This page</Trans>
          </Badge>
        ) : (
          <Button size="sm" aria-label={t`Open ${name}’s page`} onPress={() => onOpen(id)}>
            <Trans>Open</Trans>
          </Button>
        )}
      </CardHeader>
      <ChildLesson lesson={nextLesson} />
      <Facts>
        <ChildMoney child={child} />
        {newReport && !isReportOpened(newReport) && (
          <li>
            <Trans>New report:</Trans>{' '}
            {isPresent ? (
              <TextLink href={getReportHref(newReport)}>
                <Bdi>{newReport.title}</Bdi>
              </TextLink>
            ) : (
              <Button variant="quiet" size="sm" onPress={() => onOpen(id, getReportHref(newReport))}>
                <Bdi>{newReport.title}</Bdi>
              </Button>
            )}
          </li>
        )}
      </Facts>
    </CardRoot>
  )
}

/** What is due, and how many receipts the school is reviewing. */
function ChildMoney({ child: { dues, underReview } }: { child: FamilyChild }) {
  const isOverdue = dues.some((due) => due.isOverdue)
  return (
    <>
      {dues.length > 0 && (
        <li>
          <Inline as="span" gap="small">
            <span>
              <Trans>
                To pay: <Bdi>{formatAmounts(sumByCurrency(dues))}</Bdi>
              </Trans>
            </span>
            {isOverdue && (
              <Badge tone="danger">
                <Trans>Overdue</Trans>
              </Badge>
            )}
          </Inline>
        </li>
      )}
      {underReview > 0 && (
        <li>
          <Text as="span" tone="muted">
            <Plural value={underReview} one="# receipt under review" other="# receipts under review" />
          </Text>
        </li>
      )}
    </>
  )
}
