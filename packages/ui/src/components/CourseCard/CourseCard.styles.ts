import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Article = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  container-type: inline-size;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};

  h2,
  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};

  /* An odd one out has a line of its own where three have no room side by side. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  /* Two take the room that their words need, on a line each where that is too much. */
  &:has(> :nth-child(2):last-child) {
    display: flex;
    flex-wrap: wrap;

    > * {
      flex: 1 1 auto;
      white-space: nowrap;
    }
  }
  @container (min-inline-size: 19rem) {
    &:has(> :nth-child(2):last-child) > * {
      flex-grow: 0;
    }
    grid-template-columns: repeat(3, auto);
    justify-content: start;

    > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`
