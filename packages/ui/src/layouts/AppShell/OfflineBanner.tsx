import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'

const BannerSlot = styled.div`
  @media print {
    display: none;
  }
`

const Bar = styled.div`
  display: flex;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.bar};
  padding-block: ${tokens.space[1]};
  padding-inline: var(--page-edge, ${tokens.space[8]});
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.onInfoSoft};

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  ${mediaDown('md')} {
    padding-inline: ${tokens.space[4]};
  }
`

const MessageText = styled.p`
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.label};
  font-variant-numeric: tabular-nums;
`

type OfflineBannerProps = {
  /** When the shown data was cached, in milliseconds since 1970; undefined if it is current. */
  cachedAt: number | undefined
  onRetry: () => void
}

/** Shows the age of cached data while the server can't be reached. An info tone, because the data is still usable. */
export function OfflineBanner({ cachedAt, onRetry }: OfflineBannerProps) {
  // A live region announces only changes, so the text is added after mounting.
  const [shownCachedAt, setShownCachedAt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setShownCachedAt(cachedAt))
    return () => clearTimeout(timer)
  }, [cachedAt])
  return (
    <BannerSlot role="status">
      {shownCachedAt !== undefined && (
        <Bar>
          <CloudOff aria-hidden />
          <MessageText>
            <CachedSince since={shownCachedAt} />
          </MessageText>
          <Button size="sm" onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Bar>
      )}
    </BannerSlot>
  )
}

/** Uses the device's time zone, because the device cached the data. */
function CachedSince({ since }: { since: number }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(since)
  const daysAgo = Math.round((startOfDay(now) - startOfDay(new Date(since))) / 86_400_000)
  if (daysAgo <= 0) return t`Can’t connect. Showing data saved at ${time}.`
  if (daysAgo === 1) return t`Can’t connect. Showing data saved yesterday at ${time}.`
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(since)
  return t`Can’t connect. Showing data saved on ${day} at ${time}.`
}

function startOfDay(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
