import { createGlobalStyle, styled } from 'styled-components'
import { mediaDown, mediaShort } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** While a bar stands at the page’s edge, what else sticks there stands below it. */
export const LessonBannerInset = createGlobalStyle`
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
export const BannerSlot = styled.div`
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

export const Bar = styled.aside`
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
export const MessageText = styled.p`
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
