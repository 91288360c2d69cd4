import { keyframes } from 'styled-components'

/** How what comes over the page, or into its place, comes. */
export const fadeInKeyframes = keyframes`
  from { opacity: 0; }
`
