import { createGlobalStyle, styled } from 'styled-components'
import { mediaDown, mediaShort, tokens } from '#theme/tokens.ts'
import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { getRelativeTime } from '#lib/time/durations.ts'
import { getLessonLanguageHint } from '#lib/lessons/upcomingLessons.ts'
import { safeLink } from '@maktab/calendar/safeLink'

/** Moves other sticky elements below the banner. */
const LessonBannerInset = createGlobalStyle`
  :root {
    --edge-start: ${tokens.size.bar};
  }
  ${mediaDown('md')} {
    :root {
      --edge-start: calc(2 * ${tokens.size.bar});
    }
  }
  ${mediaShort} {
    :root {
      --edge-start: 0px;
    }
  }
`

/** On a phone it floats over a scrolled page so that nothing shifts; elsewhere it takes its own space. */
const BannerSlot = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};

  ${mediaDown('md')} {
    inset-block-start: ${tokens.size.bar};

    &[data-floats] {
      block-size: 0;
    }
  }
  ${mediaShort} {
    position: static;
  }
`

const Bar = styled.aside`
  display: flex;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.bar};
  padding-block: ${tokens.space[1]};
  padding-inline: var(--page-edge, ${tokens.space[8]}) ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.brand};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  ${mediaDown('md')} {
    padding-inline: ${tokens.space[4]} ${tokens.space[1]};
  }
`

/** The title is truncated, the remaining time isn't. */
const MessageText = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  column-gap: ${tokens.space[2]};
  min-inline-size: 0;
  line-height: ${tokens.leading.label};

  > strong {
    display: -webkit-box;
    overflow: hidden;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${tokens.weight.semibold};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  > span {
    font-variant-numeric: tabular-nums;
  }
`

type UpcomingLessonBannerProps = {
  /** The upcoming lesson, unless there is none or it was dismissed. */
  lesson: Lesson | undefined
  /** Path of the current page. */
  currentPath: string
  onDismiss: (lesson: Lesson) => void
}

/**
 * Announces an upcoming class above every page, with the link to join. It floats over a scrolled page, so that nothing
 * shifts under the reader, and takes its own space once the page is at the top. Screen readers announce it once,
 * without the countdown.
 */
export function UpcomingLessonBanner({ lesson, currentPath, onDismiss }: UpcomingLessonBannerProps) {
  const { t } = useLingui()
  const isShown = lesson !== undefined
  const title = lesson?.title
  const [opened, setOpened] = useState({ currentPath, reservesSpace: false })
  // A live region announces only changes, so the text is added after mounting.
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(title))
    return () => clearTimeout(timer)
  }, [title])
  if (opened.currentPath !== currentPath) setOpened({ currentPath, reservesSpace: isShown })
  const isFloating = isShown && !opened.reservesSpace
  useLayoutEffect(() => {
    if (!isFloating) return
    const reserveSpaceAtTop = () => {
      if (window.scrollY <= 0) setOpened((before) => ({ ...before, reservesSpace: true }))
    }
    reserveSpaceAtTop()
    window.addEventListener('scroll', reserveSpaceAtTop, { passive: true })
    return () => window.removeEventListener('scroll', reserveSpaceAtTop)
  }, [isFloating])
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {spoken && t`You can now join ${spoken} from the bar at the top.`}
      </VisuallyHidden>
      {lesson && (
        <BannerSlot data-floats={isFloating || undefined} data-off-paper>
          <LessonBannerInset />
          <LessonBar lesson={lesson} onDismiss={onDismiss} />
        </BannerSlot>
      )}
    </>
  )
}

function LessonBar({ lesson, onDismiss }: { lesson: Lesson; onDismiss: (lesson: Lesson) => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { badge } = getRelativeTime(lesson, { now: useNow(), locale })
  const { title } = lesson
  const address = safeLink(lesson.link)
  return (
    <Bar aria-label={t`Upcoming lesson`}>
      <MessageText>
        <strong>
          <Bdi languageHint={getLessonLanguageHint(lesson)}>{title}</Bdi>
        </strong>
        <span>{badge ?? <Trans>On now</Trans>}</span>
      </MessageText>
      {address !== null && (
        <LinkButton
          variant="primary"
          size="sm"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Video aria-hidden />}
          aria-label={t`Join ${title} (opens in a new tab)`}
        >
          <Trans>Join</Trans>
        </LinkButton>
      )}
      <IconButton label={t`Dismiss`} onPress={() => onDismiss(lesson)}>
        <X aria-hidden />
      </IconButton>
    </Bar>
  )
}
