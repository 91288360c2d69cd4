import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'

/**
 * A public header. Its end moves below the school's name if not even the longest word of the name fits beside it, as with
 * wide text spacing (WCAG 1.4.12).
 */
export const publicHeader = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 0;
    max-inline-size: 100%;

    bdi {
      overflow-wrap: break-word;
    }
  }
`

/** Leaves room for the school's name on phones: the language is only an icon. */
const compact = css`
  ${mediaDown('sm')} {
    gap: ${tokens.space[1]};

    select {
      inline-size: ${tokens.size.control};
      padding-inline: 0;
      color: transparent;
    }
    option {
      color: ${tokens.color.text};
    }
    label > svg:last-child {
      display: none;
    }
  }
`

const Root = styled.div<{ $isCompact: boolean }>`
  display: flex;
  flex: none;
  gap: ${tokens.space[3]};
  align-items: center;
  ${({ $isCompact }) => $isCompact && compact}
`

const SignInLink = styled.a`
  display: inline-grid;
  place-items: center;
  min-block-size: ${tokens.size.control};
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.md};
  font-weight: ${tokens.weight.semibold};
  white-space: nowrap;
  ${focusRing}
`

type HeaderEndProps = {
  /** Link to the sign-in form; undefined for signed-in users. */
  signInHref: string | undefined
  /** The preferences. */
  children: ReactNode
}

/** The end of a public header: preferences and a link to the sign-in form. */
export function HeaderEnd({ signInHref, children }: HeaderEndProps) {
  return (
    <Root $isCompact={signInHref !== undefined}>
      {children}
      {signInHref !== undefined && (
        <SignInLink href={signInHref}>
          <Trans>Sign in</Trans>
        </SignInLink>
      )}
    </Root>
  )
}
