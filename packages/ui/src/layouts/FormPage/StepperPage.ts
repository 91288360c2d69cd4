import { styled } from 'styled-components'
import { Page } from '#layouts/Page/Page.ts'
import { tokens } from '#theme/tokens.ts'

/** A page of several steps under one address. Not a grid: what sticks in one is held back by its own row. */
export const StepperPage = styled(Page)`
  display: flex;
  flex-direction: column;
  scroll-margin-block-start: ${tokens.space[4]};

  h1 {
    outline: none;
  }

  /* Whatever takes the focus stays clear of the progress that sticks above it. */
  [data-field],
  button,
  input,
  textarea,
  a {
    scroll-margin-block-start: ${tokens.space[16]};
  }
`
