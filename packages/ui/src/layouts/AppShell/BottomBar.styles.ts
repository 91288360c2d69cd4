import { css, styled } from 'styled-components'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { mediaShort } from '#theme/breakpoints.ts'
import { truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Bar = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.header};
  min-inline-size: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  ${mediaShort} {
    position: static;
  }
`

export const IconBox = styled.span`
  display: grid;
  inline-size: min(3.5rem, 100%);
  padding-block: ${tokens.space[1]};
  place-items: center;
  border-radius: ${tokens.radius.full};

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

export const Label = styled.span`
  max-inline-size: 100%;
  padding-inline: 1px;
  ${truncate}
`

const placeLook = css`
  display: grid;
  align-content: center;
  justify-items: center;
  inline-size: 100%;
  min-block-size: calc(${tokens.size.bar} - 1px);
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;

  &[aria-current] {
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};

    ${IconBox} {
      background: ${tokens.color.brandSoft};
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
    border-radius: ${tokens.radius.md};
  }
  /* Forced colours take the tint away: the place that is open is of another colour. */
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      color: Highlight;
    }
  }
`

export const BottomBarLink = styled(Link)`
  ${placeLook}
`

export const MoreButton = styled(Button)`
  ${placeLook}
`
