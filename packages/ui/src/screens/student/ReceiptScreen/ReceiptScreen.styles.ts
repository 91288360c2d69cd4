import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A tall photograph is made to fit: the sheet is one page. */
export const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  img {
    max-block-size: 130mm;
    border: 1px solid ${tokens.color.border};
    object-fit: contain;
  }

  figcaption {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Missing = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[5]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
  }
`
