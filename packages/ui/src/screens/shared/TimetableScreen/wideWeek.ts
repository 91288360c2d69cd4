import { css } from 'styled-components'

/** Below it, a day is a list under the day before; from it on, the seven days are side by side. */
export const WIDE = '54rem'

/** Rules for the seven days side by side: where the page has room for them, and on paper. */
export const sideBySide = (rules: ReturnType<typeof css>) => css`
  @container (min-width: ${WIDE}) {
    ${rules}
  }
  @media print {
    ${rules}
  }
`
