import { css } from 'styled-components'

/** Below it, a day is a list under the day before; from it on, the seven days are side by side. */
export const WIDE_WEEK_MIN_WIDTH = '54rem'

/** Rules for the seven days side by side: where the page has room for them, and on paper. */
export const onWideWeek = (rules: ReturnType<typeof css>) => css`
  @container (min-width: ${WIDE_WEEK_MIN_WIDTH}) {
    ${rules}
  }
  @media print {
    ${rules}
  }
`
