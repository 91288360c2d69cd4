import { styled } from 'styled-components'
import { backgroundPatternTint } from '#theme/backgroundPattern.ts'
import { tokens } from '#theme/tokens.ts'
import type { ReactNode } from 'react'
import { type IllustrationScene, Illustration } from '../Illustration/Illustration.tsx'
import { Trans } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'

const Root = styled.div`
  ${backgroundPatternTint}
  isolation: isolate;
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  text-align: center;

  h2 {
    color: ${tokens.color.text};
    font-size: ${tokens.text.lg};
  }
  p {
    max-inline-size: 44ch;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`

/** Content of an empty state: illustration, explanation and action. */
export type EmptyStateContent = {
  scene: IllustrationScene
  /** Explains which content will appear here or how to add it. */
  children?: ReactNode
  /** Action that creates or finds the first item. */
  action?: ReactNode
}

/** Empty state without an error. */
export function EmptyState({ title, scene, children, action }: EmptyStateContent & { title: ReactNode }) {
  return (
    <Root>
      <Illustration scene={scene} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </Root>
  )
}

type ErrorStateProps = { message: string; onRetry: () => void }

/** Error state with the reason and a retry button. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Root role="alert">
      <Illustration scene="failure" />
      <p>{message}</p>
      <Button onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Root>
  )
}
