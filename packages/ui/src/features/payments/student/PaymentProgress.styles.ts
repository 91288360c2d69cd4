import { styled } from 'styled-components'
import { a4Page } from '#theme/a4Page.ts'
import { tokens } from '#theme/tokens.ts'

/** As wide as the paper below it. */
export const ScreenOnlyColumn = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: min(${a4Page.inlineSize}, 100%);
  margin-inline: auto;
  margin-block-end: ${tokens.space[4]};

  @media print {
    display: none;
  }
`

export const EarlierReceipts = styled.ul`
  display: grid;
  margin-block-start: ${tokens.space[2]};
`

export const EarlierReceipt = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: baseline;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`
