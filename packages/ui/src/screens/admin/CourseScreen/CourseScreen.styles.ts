import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The picture of the course, small beside its name. */
export const Face = styled.div`
  flex: none;
  inline-size: clamp(4.5rem, 20vw, 7rem);
  overflow: hidden;
  border-radius: ${tokens.radius.md};

  [data-letters] {
    font-size: ${tokens.text.xl};
  }
`

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[5]};

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
