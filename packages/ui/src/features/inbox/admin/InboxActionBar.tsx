import { useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { mediaDown, mediaShort, stickyInsets, tokens } from '#theme/tokens.ts'
import { sideBySide } from './InboxList.styles.ts'
import type { InboxSteps } from './InboxScreenProps.ts'

/**
 * Always in sight: beside the list at the bottom of the open item, which scrolls by itself; otherwise at the bottom of
 * the window, on a phone above its tab bar.
 */
const Bar = styled.div`
  position: sticky;
  inset-block-end: ${stickyInsets.end};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  margin-block: auto calc(-1 * ${tokens.space[6]});
  margin-inline: calc(-1 * ${tokens.space[6]});
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  ${sideBySide} {
    margin-block-end: 0;
  }
  ${mediaDown('sm')} {
    gap: ${tokens.space[2]};
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding-inline: ${tokens.space[4]};
  }
  ${mediaShort} {
    position: static;
  }
`

const Steps = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  margin-inline-start: auto;
`

const Key = styled.kbd`
  display: none;
  padding-inline: 6px;
  border: 1px solid currentcolor;
  border-radius: ${tokens.radius.sm};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.text.xs};
  line-height: 1.4;
  opacity: 0.75;

  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`

/** The letter that does the same, on devices with a keyboard. Screen readers read `aria-keyshortcuts` instead. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Key aria-hidden dir="ltr">
      {children}
    </Key>
  )
}

type InboxActionBarProps = {
  steps: InboxSteps
  /** Buttons for the open item, the main one first. */
  children?: ReactNode
}

/** Actions of the open item, and the way to the next and the previous one. */
export function InboxActionBar({
  steps: { position, of, hasMore, onPrevious, onNext },
  children,
}: InboxActionBarProps) {
  const { t, i18n } = useLingui()
  const total = `${i18n.number(of)}${hasMore ? '+' : ''}`
  return (
    <Bar data-action-bar>
      {children}
      {of > 1 && position > 0 && (
        <Steps role="group" aria-label={t`Other items`}>
          <Text as="span" tone="muted" size="sm" isTabular>
            {t`${i18n.number(position)} of ${total}`}
          </Text>
          <IconButton label={t`Previous`} aria-keyshortcuts="K" isDisabled={!onPrevious} onPress={() => onPrevious?.()}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label={t`Next`} aria-keyshortcuts="J" isDisabled={!onNext} onPress={() => onNext?.()}>
            <ChevronDown aria-hidden />
          </IconButton>
        </Steps>
      )}
    </Bar>
  )
}
