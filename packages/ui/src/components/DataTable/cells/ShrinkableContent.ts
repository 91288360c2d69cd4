import { styled } from 'styled-components'

/** Content that may be cut: it takes the width that its column has, however long it is. */
export const ShrinkableContent = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 22rem;
`
