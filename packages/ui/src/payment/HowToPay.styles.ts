import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

export const Set = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;
`

/** Side by side where both have room. */
export const Sets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space[5]};
`

export const SetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;

  h3 {
    font-size: ${tokens.text.md};
    font-weight: ${tokens.weight.semibold};
  }
`

export const Words = styled.p`
  overflow-wrap: anywhere;
  text-align: start;
  /* Line breaks are what the school typed. */
  white-space: pre-line;
`

export const Accounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space[3]};
  list-style: none;
`

export const Account = styled.li<{ $isExample: boolean }>`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px ${({ $isExample }) => ($isExample ? 'dashed' : 'solid')} ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.brand};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space[2]};
    align-items: baseline;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${tokens.weight.semibold};
  }
  span {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`

export const Line = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
  line-height: ${tokens.leading.label};

  > dl {
    min-inline-size: 0;
  }
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: start;
  }
`

export const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
  text-align: start;
  white-space: pre-line;
`

export const Reference = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
  }
  strong {
    font-size: ${tokens.text.lg};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${tokens.text.sm};
  }
`
