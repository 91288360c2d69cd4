import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DoubtNotice } from '#components/DoubtNotice/DoubtNotice.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import type { SentHrefs, SentKind } from '#model/sentPayment.ts'
import type { Doubt } from '#remote.ts'
import { Head, Middle, Sign } from './SentScreen.styles.ts'

type NothingDueProps = { title: string | undefined; doubt: Doubt | undefined; kind: SentKind; hrefs: SentHrefs }

/** Of what comes to nothing nothing is to be checked: a course is one’s own, an event may be joined. */
export function NothingDue({ title, doubt, kind, hrefs }: NothingDueProps) {
  const { t } = useLingui()
  return (
    <Middle>
      <Head>
        <Sign $isGood aria-hidden>
          <CircleCheck />
        </Sign>
        <PageTitle takesFocus>{kind === 'event' ? t`You can join the event` : t`You are enrolled`}</PageTitle>
        {title && <Bdi>{title}</Bdi>}
      </Head>
      <DoubtNotice doubt={doubt} isList={false} />
      {kind === 'event' ? <ToEvents href={hrefs.more} /> : <ToCourses hrefs={hrefs} />}
    </Middle>
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

function ToCourses({ hrefs }: { hrefs: SentHrefs }) {
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
