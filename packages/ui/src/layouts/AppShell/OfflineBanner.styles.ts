import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const BannerSlot = styled.div`
  @media print {
    display: none;
  }
`

export const Bar = styled.div`
  display: flex;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.bar};
  padding-block: ${tokens.space[1]};
  padding-inline: var(--page-edge, ${tokens.space[8]});
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.onInfoSoft};

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  ${mediaDown('md')} {
    padding-inline: ${tokens.space[4]};
  }
`

export const MessageText = styled.p`
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.label};
  font-variant-numeric: tabular-nums;
`
