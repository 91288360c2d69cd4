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
  /** Since when what the page shows has been on the device, in milliseconds since 1970; undefined where it is new. */
  cachedAt: number | undefined
  onRetry: () => void
}

/** Tells above a page how old it is, where the school can’t be reached: calmly, for what stands there still counts. */
export function OfflineBanner({ cachedAt, onRetry }: OfflineBannerProps) {
  // What is there from the beginning isn’t read aloud.
  const [told, setTold] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setTold(cachedAt))
    return () => clearTimeout(timer)
  }, [cachedAt])
  return (
    <BannerSlot role="status">
      {told !== undefined && (
        <Bar>
          <CloudOff aria-hidden />
          <MessageText>
            <KeptSince since={told} />
          </MessageText>
          <Button size="sm" onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Bar>
      )}
    </BannerSlot>
  )
}

/** By the device’s own clock: it is the device that kept it. */
function KeptSince({ since }: { since: number }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(since)
  const daysAgo = Math.round((midnightOf(now) - midnightOf(new Date(since))) / 86_400_000)
  if (daysAgo <= 0) return t`Kept on this device at ${time}; the school can’t be reached now.`
  if (daysAgo === 1) return t`Kept on this device at ${time} yesterday; the school can’t be reached now.`
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(since)
  return t`Kept on this device on ${day} at ${time}; the school can’t be reached now.`
}

function midnightOf(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
