import { styled } from 'styled-components'
import { a4Page } from '#theme/a4Page.ts'
import { tokens } from '#theme/tokens.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: flex-end;
  inline-size: min(${a4Page.inlineSize}, 100%);

  > :last-child {
    margin-inline-start: auto;
  }
`

export const LanguageField = styled.div`
  flex: 0 1 14rem;
  min-inline-size: 0;
`

export const PreviewNotes = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: min(${a4Page.inlineSize}, 100%);
`

/** Its language and direction are those of the papers, not of the page. */
export const Sheets = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  justify-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  font-family: ${tokens.font.body};
  line-height: ${tokens.leading.body};
`
