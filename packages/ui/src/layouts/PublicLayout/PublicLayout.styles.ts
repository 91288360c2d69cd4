import { styled } from 'styled-components'
import { mediaDown } from '#theme/breakpoints.ts'
import { pattern } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 5fr) minmax(0, 7fr);
  min-block-size: 100dvh;
  background: ${tokens.color.surface};

  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Panel = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  block-size: 100dvh;
  align-items: end;
  overflow: hidden;
  padding: ${tokens.space[12]};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  ${mediaDown('lg')} {
    display: none;
  }
`

export const Pattern = styled.div`
  ${pattern}
  position: absolute;
  inset: 0;
  opacity: 0.22;
`

export const Quote = styled.p`
  position: relative;
  max-inline-size: 14ch;
  font-size: ${tokens.text.display};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
  text-wrap: balance;
`

export const Content = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;
`

export const Bar = styled.header`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[4]} ${tokens.space[6]};

  ${mediaDown('sm')} {
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`

export const Main = styled.main`
  align-self: center;
  inline-size: min(27rem, 100%);
  min-inline-size: 0;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[4]} ${tokens.space[16]};
  outline: none;

  ${mediaDown('sm')} {
    align-self: start;
  }
`
