import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** So narrow that a name takes the whole line and the trailing content moves below it. */
export const containerNarrow = '@container rows (max-width: 21rem)'

/** Phone width: only the menu is at the end of the line. */
export const containerPhone = '@container rows (max-width: 26rem)'

/** Matches non-empty parts, as an empty value may still have markup. */
const nonEmpty = 'span:not(:empty, :has(> :only-child:empty))'

/**
 * Parts that move to the next line as a whole, and wrap rather than being cut, so that nothing is lost with wide text
 * spacing (WCAG 1.4.12).
 */
export const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1em;
  align-items: baseline;
  overflow-x: clip;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  line-height: max(${tokens.leading.tight}, 1.35);
  overflow-wrap: anywhere;

  [lang] {
    line-height: ${tokens.leading.tight};
  }
  > span {
    position: relative;
  }
  > :not(${nonEmpty}) {
    position: absolute;
  }
  /* Separates parts on a line; before the first part of a line it is clipped. Screen readers skip it. */
  > ${nonEmpty} ~ ${nonEmpty}::before {
    position: absolute;
    inset-inline-start: -0.65em;
    content: '·';
    content: '·' / '';
  }
  ${containerNarrow} {
    grid-area: under;
  }
`
