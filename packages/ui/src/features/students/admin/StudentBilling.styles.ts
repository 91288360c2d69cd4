import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${tokens.space[5]};

  /* Cards of a row have equal height, with actions at the bottom. */
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > section {
      grid-template-rows: auto auto 1fr;

      /* No gaps of empty rows. */
      &:not(:has(> :nth-child(3))) {
        grid-template-rows: none;
        align-content: start;
      }
    }
  }
  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

export const NoPicture = styled.p`
  display: grid;
  place-content: center;
  min-block-size: 12rem;
  padding: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  text-align: center;
`

export const DecisionResult = styled.p`
  color: ${tokens.color.textMuted};
  outline: none;
`
