import { createGlobalStyle, css, styled } from 'styled-components'
import { mediaDown, mediaShort } from '../theme/breakpoints.ts'
import { stickyInsets } from '../theme/stickyInsets.ts'
import { tokens } from '../theme/tokens.ts'

/** The room that a foot takes which stays in sight. */
export const FormActionsInset = createGlobalStyle`
  ${mediaDown('md')} {
    :root { --edge-foot: 4.5rem; }
  }
  ${mediaShort} {
    :root { --edge-foot: 0px; }
  }
`

const sticky = css`
  ${mediaDown('md')} {
    position: sticky;
    inset-block-end: ${stickyInsets.end};
    z-index: 1;
    padding-block: ${tokens.space[3]};
    margin-block-end: calc(-1 * ${tokens.space[3]});
    border-block-start: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
    /* The edges of what it hides reach a little over the form's. */
    box-shadow:
      8px 0 ${tokens.color.surface},
      -8px 0 ${tokens.color.surface};

    > * {
      flex: 1 1 auto;
      padding-inline: ${tokens.space[2]};
    }
    > [type='submit'],
    > [data-pending] {
      flex-grow: 3;
    }
  }
  ${mediaShort} {
    position: static;
  }
`

export const Root = styled.div<{ $isSticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  ${({ $isSticky }) => $isSticky && sticky}
`
