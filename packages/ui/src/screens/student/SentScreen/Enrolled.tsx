import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DoubtNotice } from '#components/DoubtNotice/DoubtNotice.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import type { SentHrefs } from '#model/sentPayment.ts'
import type { Doubt } from '#remote.ts'
import { Head, Middle, Sign } from './SentScreen.styles.ts'

type EnrolledProps = { title: string | undefined; doubt: Doubt | undefined; hrefs: SentHrefs }

/** Of a free course nothing is to be checked. */
export function Enrolled({ title, doubt, hrefs }: EnrolledProps) {
  const { t } = useLingui()
  return (
    <Middle>
      <Head>
        <Sign $isGood aria-hidden>
          <CircleCheck />
        </Sign>
        <PageTitle takesFocus>{t`You are enrolled`}</PageTitle>
        {title && <Bdi>{title}</Bdi>}
      </Head>
      <DoubtNotice doubt={doubt} isList={false} />
      <p>
        <Trans>Nothing is to be paid. The school looks at your times and finds a teacher for you.</Trans>
      </p>
      <Buttons>
        <LinkButton variant="primary" href={hrefs.enrolled}>
          <Trans>My courses</Trans>
        </LinkButton>
        <LinkButton href={hrefs.more}>
          <Trans>All courses</Trans>
        </LinkButton>
      </Buttons>
    </Middle>
  )
}
