import { styled } from 'styled-components'
import { mediaDown, mediaUp, mediaShort, tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'

/** Read in this order: picture and title, price and facts, the rest. On wide pages the price is beside both. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]} ${tokens.space[10]};
  align-items: start;
  padding-block-start: ${tokens.space[6]};

  ${mediaUp('lg')} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`

export const BackLinkRow = styled.p`
  grid-column: 1 / -1;

  a {
    display: inline-flex;
    gap: ${tokens.space[2]};
    align-items: center;
    min-block-size: ${tokens.size.control};
    font-weight: ${tokens.weight.medium};
    ${focusRing}
  }
  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`

export const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  min-inline-size: 0;

  ${mediaDown('sm')} {
    gap: ${tokens.space[4]};
  }
  > :first-child {
    container-type: inline-size;
    max-block-size: 24rem;
    inline-size: 100%;
    border-radius: ${tokens.radius.lg};

    /* Low on phones, so that price and facts are on the first screen. */
    ${mediaDown('sm')} {
      block-size: 120px;
      aspect-ratio: auto;
    }
  }
  /* On wide pages, crops equally at the top and bottom. */
  > :first-child img {
    position: absolute;
    inset: 0;
  }
  h1 {
    font-size: ${tokens.text.display};
    overflow-wrap: anywhere;

    ${mediaDown('sm')} {
      font-size: ${tokens.text.xxl};
    }
  }
`

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  min-inline-size: 0;

  > h2 {
    padding-block-start: ${tokens.space[2]};
    font-size: ${tokens.text.xl};
  }
`

export const Description = styled.p`
  max-inline-size: ${tokens.size.readable};
  font-size: ${tokens.text.lg};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const Topics = styled.ol`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: ${tokens.space[1]} ${tokens.space[3]};
    align-items: baseline;
    padding: ${tokens.space[4]} ${tokens.space[5]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
  > li > span {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  h3 {
    font-size: ${tokens.text.md};
  }
  p {
    grid-column: 2;
    color: ${tokens.color.textMuted};
    white-space: pre-line;
  }
`

/** Price and enrollment card, sticky beside the description. */
export const Offer = styled.aside`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  ${mediaDown('sm')} {
    gap: ${tokens.space[4]};
    padding: ${tokens.space[4]};
  }
  ${mediaUp('lg')} {
    position: sticky;
    inset-block-start: ${tokens.space[6]};
    grid-row: 2 / span 2;
    grid-column: 2;
  }
  ${mediaShort} {
    position: static;
  }
  > strong {
    font-size: ${tokens.text.xxl};
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${tokens.leading.tight};
  }
  > strong span {
    font-size: ${tokens.text.md};
    font-weight: ${tokens.weight.regular};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
    gap: ${tokens.space[3]} ${tokens.space[4]};
  }
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

/** On phones the bar at the bottom has the same links. */
export const Buttons = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  ${mediaDown('lg')} {
    display: none;
  }
  ${mediaShort} {
    display: grid;
  }
`

export const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  padding-block-start: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
`

/** Bar at the bottom on phones, where the offer is below the description. */
export const StickyFooter = styled.div`
  display: none;

  ${mediaDown('lg')} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.layer.header};
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    gap: ${tokens.space[3]};
    align-items: center;
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: ${tokens.space[3]} ${tokens.space[4]} calc(${tokens.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
    font-weight: ${tokens.weight.semibold};
  }
  ${mediaShort} {
    position: static;
  }
`
