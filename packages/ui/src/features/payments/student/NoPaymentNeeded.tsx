import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { StaleDataBanner } from '#components/StaleDataBanner/StaleDataBanner.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import type { PaymentSentHrefs, PaidItemKind } from '#lib/money/bills.ts'
import type { StaleState } from '#remote.ts'
import { Header, CenteredColumn, StatusIcon } from './PaymentSentScreen.styles.ts'

type NoPaymentNeededProps = {
  title: string | undefined
  doubt: StaleState | undefined
  kind: PaidItemKind
  hrefs: PaymentSentHrefs
}

/** Of what comes to nothing nothing is to be checked: a course is one’s own, an event may be joined. */
export function NoPaymentNeeded({ title, doubt, kind, hrefs }: NoPaymentNeededProps) {
  const { t } = useLingui()
  return (
    <CenteredColumn>
      <Header>
        <StatusIcon $isGood aria-hidden>
          <CircleCheck />
        </StatusIcon>
        <PageTitle takesFocus>{kind === 'event' ? t`You can join the event` : t`You are enrolled`}</PageTitle>
        {title && <Bdi>{title}</Bdi>}
      </Header>
      <StaleDataBanner stale={doubt} isList={false} />
      {kind === 'event' ? <ToEvents href={hrefs.more} /> : <ToCourses hrefs={hrefs} />}
    </CenteredColumn>
  )
}

function ToEvents({ href }: { href: string | undefined }) {
  return (
    <>
      <p>
        <Trans>Nothing is to be paid. One step is left: join it among the events.</Trans>
      </p>
      <Inline gap="medium" align="stretch">
        {href && (
          <LinkButton variant="primary" href={href}>
            <Trans>All events</Trans>
          </LinkButton>
        )}
      </Inline>
    </>
  )
}

function ToCourses({ hrefs }: { hrefs: PaymentSentHrefs }) {
  return (
    <>
      <p>
        <Trans>Nothing is to be paid. The school looks at your times and finds a teacher for you.</Trans>
      </p>
      <Inline gap="medium" align="stretch">
        <LinkButton variant="primary" href={hrefs.enrolled}>
          <Trans>My courses</Trans>
        </LinkButton>
        {hrefs.more && (
          <LinkButton href={hrefs.more}>
            <Trans>All courses</Trans>
          </LinkButton>
        )}
      </Inline>
    </>
  )
}
