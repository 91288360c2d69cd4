import type { LimitedPart } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { MessagePage } from '#components/MessagePage/MessagePage.tsx'

type OtherPartScreenProps = {
  /** The user’s part of the office; undefined while it loads. */
  part: LimitedPart | undefined
  /** Names of administrators with full access; empty if unknown. */
  administrators: readonly string[]
  homeHref: string
}

/** Shown for a page of another part of the office (decision 270). */
export function OtherPartScreen({ part, administrators, homeHref }: OtherPartScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const parts = new Intl.ListFormat(locale, { type: 'disjunction' }).formatToParts(administrators)
  // Each name has its own direction.
  const elements = parts.map(({ type, value }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    type === 'element' ? <Bdi key={index}>{value}</Bdi> : value,
  )
  const names = <>{elements}</>
  return (
    <MessagePage
      title={t`You don’t have access to this page`}
      actions={
        <LinkButton variant="primary" href={homeHref}>
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    >
      {part === 'payments' && <Trans>Your account is for payments.</Trans>}
      {part === 'teaching' && <Trans>Your account is for teaching.</Trans>}{' '}
      {administrators.length > 0 ? (
        <Trans>
          Ask <span>{names}</span> if you need this page.
        </Trans>
      ) : (
        <Trans>Ask an administrator with full access if you need this page.</Trans>
      )}
    </MessagePage>
  )
}
