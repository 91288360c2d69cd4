import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${tokens.space[5]};
  align-items: start;

  > * {
    min-inline-size: 0;
  }
  h2 {
    font-size: ${tokens.text.lg};
  }
`

export const Identity = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
  gap: ${tokens.space[5]};
  align-items: start;

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
`

export const Lines = styled.ol`
  display: grid;
`

export const Line = styled.li<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  padding-block: ${tokens.space[1]};
  border-block-start: 2px solid ${({ $isOver }) => ($isOver ? tokens.color.brand : 'transparent')};
  overflow-wrap: anywhere;

  > span:first-child {
    min-inline-size: 2ch;
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[draggable='true'] {
    cursor: grab;
  }
`

export const Moves = styled.div`
  display: flex;
`

export const People = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};

  > li {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space[3]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Quiet = styled.p`
  color: ${tokens.color.textMuted};
`
