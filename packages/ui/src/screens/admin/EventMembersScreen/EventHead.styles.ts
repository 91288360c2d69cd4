import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Face = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  justify-items: center;
  inline-size: 56px;
  min-block-size: 56px;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
`

export const Day = styled.span`
  font-size: ${tokens.text.xl};
  font-weight: ${tokens.weight.bold};
`
