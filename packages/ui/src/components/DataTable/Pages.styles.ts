import { styled } from 'styled-components'
import { ownArrow } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { controlLook } from '../Field/Field.styles.ts'

export const PagesFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  align-items: center;
  justify-content: space-between;
`

export const PagesRoot = styled.nav`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

export const Cut = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export const PageSize = styled.label`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  select {
    ${controlLook}
    inline-size: auto;
  }
`

export const Sizes = styled.span`
  ${ownArrow}
`
