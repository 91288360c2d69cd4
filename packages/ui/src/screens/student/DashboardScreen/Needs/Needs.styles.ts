import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  > h2 {
    font-size: ${tokens.text.xl};
  }
`

export const List = styled.ul`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${below('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${tokens.space[3]};

    > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`

export const Sign = styled.span<{ $tone: 'danger' | 'info' | 'success' | 'brand' }>`
  display: grid;
  align-self: start;
  place-items: center;
  inline-size: ${tokens.space[10]};
  block-size: ${tokens.space[10]};
  border-radius: ${tokens.radius.full};
  ${({ $tone }) => ({
    background: tokens.color[`${$tone}Soft`],
    color: tokens.color[$tone === 'brand' ? 'onBrandSoft' : SIGNS[$tone]],
  })}

  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

const SIGNS = { danger: 'onDangerSoft', info: 'onInfoSoft', success: 'onSuccessSoft' } as const

export const Told = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: ${tokens.weight.semibold};
  }
  > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  color: ${tokens.color.textMuted};
`
