import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { styled } from 'styled-components'
import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { Send } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { tokens } from '#theme/tokens.ts'

const DAY_HOURS = 24

/** How long reviewing a payment usually takes; renders nothing if the school hasn’t configured it. */
export function ReviewTimeNote() {
  const { checkedWithinHours: hours } = useSchoolSettings()
  if (hours === undefined) return null
  const days = hours / DAY_HOURS
  return days > 1 && Number.isInteger(days) ? (
    <Trans>
      Payments are usually reviewed within <Plural value={days} one="# day" other="# days" />.
    </Trans>
  ) : (
    <Trans>
      Payments are usually reviewed within <Plural value={hours} one="# hour" other="# hours" />.
    </Trans>
  )
}

/** Reason entered by the school. */
const Reason = styled.blockquote`
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 3px solid currentcolor;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

type ResubmitReceiptNoticeProps = {
  bill: Bill
  /** Link to resubmit a receipt; undefined if none is needed. */
  resubmitHref: string | undefined
}

/** Says why a receipt was rejected and links to the form that sends another one. */
export function ResubmitReceiptNotice({ bill, resubmitHref }: ResubmitReceiptNoticeProps) {
  const { t } = useLingui()
  const title = toBilledItem(bill).title || t`Untitled`
  return (
    <Notice
      tone="warning"
      isQuiet
      title={
        <Trans>
          Your receipt for <Bdi>{title}</Bdi> wasn’t approved.
        </Trans>
      }
      action={
        resubmitHref && (
          <LinkButton size="sm" variant="primary" href={resubmitHref} icon={<Send aria-hidden />}>
            <Trans>Send another receipt</Trans>
          </LinkButton>
        )
      }
    >
      {bill.reason ? (
        <Reason>
          <Bdi>{bill.reason}</Bdi>
        </Reason>
      ) : (
        <Trans>No reason was given. Ask the office if you’re not sure why.</Trans>
      )}
    </Notice>
  )
}
