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
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { getRelativeTime } from '#lib/time/durations.ts'
import { safeLink } from '@maktab/calendar/safeLink'

/** While a bar stands at the page’s edge, what else sticks there stands below it. */
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

/** On a phone it floats over a page that is scrolled, which must not jump; elsewhere it has a place of its own. */
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

/** The title gives way; how soon it is does not. */
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
  /** The lesson that is near, if one is that wasn’t put away. */
  lesson: Lesson | undefined
  /** The page that is open. */
  currentPath: string
  onDismiss: (lesson: Lesson) => void
}

/**
 * A class that is near, told above whatever page is open, with the way in. It floats over a page that is scrolled, so
 * that nothing moves under the reader, and takes a place of its own as soon as the page is at its top. It is said aloud
 * once: minutes that pass are only seen.
 */
export function UpcomingLessonBanner({ lesson, currentPath, onDismiss }: UpcomingLessonBannerProps) {
  const { t } = useLingui()
  const isShown = lesson !== undefined
  const title = lesson?.title
  const [opened, setOpened] = useState({ currentPath, hasPlace: false })
  // What is there from the beginning isn’t read aloud.
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(title))
    return () => clearTimeout(timer)
  }, [title])
  if (opened.currentPath !== currentPath) setOpened({ currentPath, hasPlace: isShown })
  const isFloating = isShown && !opened.hasPlace
  useLayoutEffect(() => {
    if (!isFloating) return
    const takePlace = () => {
      if (window.scrollY <= 0) setOpened((before) => ({ ...before, hasPlace: true }))
    }
    takePlace()
    window.addEventListener('scroll', takePlace, { passive: true })
    return () => window.removeEventListener('scroll', takePlace)
  }, [isFloating])
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {spoken && t`${spoken}: you can join now, above this page.`}
      </VisuallyHidden>
      {lesson && (
        <BannerSlot data-floats={isFloating || undefined} data-off-paper>
          <LessonBannerInset />
          <NearLesson lesson={lesson} onDismiss={onDismiss} />
        </BannerSlot>
      )}
    </>
  )
}

function NearLesson({ lesson, onDismiss }: { lesson: Lesson; onDismiss: (lesson: Lesson) => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { badge } = getRelativeTime(lesson, { now: useNow(), today: useToday(), locale })
  const { title } = lesson
  const address = safeLink(lesson.link)
  return (
    <Bar aria-label={t`Class that is near`}>
      <MessageText>
        <strong>
          <Bdi>{title}</Bdi>
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
