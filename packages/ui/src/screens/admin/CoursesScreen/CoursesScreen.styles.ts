import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** One column on small, 2 on sm, 3 on lg, 4 on xl (1§9). */
export const Grid = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from('xl')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }
`
