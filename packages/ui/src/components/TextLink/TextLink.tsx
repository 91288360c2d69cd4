import { type LinkProps, Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { focusRing, expandedHitArea } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled(Link)`
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.brand};
  font-weight: ${tokens.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  cursor: pointer;
  ${expandedHitArea}
  ${focusRing}

  /* On touch screens it is as high as a button. */
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    padding-block: 0;

    > * {
      min-inline-size: 0;
    }
    min-inline-size: ${tokens.size.target};
    min-block-size: ${tokens.size.target};
  }

  &[data-hovered] {
    color: ${tokens.color.brandHover};
    text-decoration-thickness: 2px;
  }
`

type TextLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  href: string
  /** For a link that arrow keys reach. */
  excludeFromTabOrder?: boolean
}

/** An inline link. */
export function TextLink(props: TextLinkProps) {
  return <Root {...props} />
}
