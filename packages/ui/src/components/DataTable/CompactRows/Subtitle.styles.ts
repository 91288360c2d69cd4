import { styled } from 'styled-components'
import { truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** So narrow that a name takes the whole line and the trailing content moves below it. */
export const containerNarrow = '@container rows (max-width: 21rem)'

/** Phone width: only the menu is at the end of the line. */
export const containerPhone = '@container rows (max-width: 26rem)'

/** Matches non-empty parts, as an empty value may still have markup. */
const nonEmpty = 'span:not(:empty, :has(> :only-child:empty))'

/** Truncates each part at its own end, in its own direction. */
export const Subtitle = styled.div`
  display: flex;
  align-items: baseline;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  line-height: max(${tokens.leading.tight}, 1.35);

  [lang] {
    line-height: ${tokens.leading.tight};
  }
  /* Shrinks long parts first; short parts such as codes and times, which say little when truncated, last. */
  > span {
    ${truncate}
    flex-shrink: 10;
  }
  > span:first-child:not(:last-child) {
    flex-shrink: 1;
    max-inline-size: 70%;
  }
  > [data-is-unbroken='true'] {
    &,
    &:first-child:not(:last-child) {
      flex-shrink: 0;
      max-inline-size: 100%;
    }
  }
  &:not(:has(> [data-is-unbroken='false'])) > :last-child {
    flex-shrink: 1;
  }
  /* Separates only non-empty parts. */
  > ${nonEmpty} ~ ${nonEmpty}::before {
    content: '·';
    margin-inline: 0.4em;
  }
  /* The ellipsis belongs to the text, not to the separator before it. */
  > span:has(> bdi) {
    display: flex;
    align-items: baseline;
    white-space: pre;
  }
  bdi {
    ${truncate}
    display: inline-block;
    min-inline-size: 0;
    max-inline-size: 100%;
    /* Clipping only sideways keeps the text on the baseline of its neighbours in any script. */
    overflow-x: clip;
    overflow-y: visible;
  }
  &[data-is-whole='true'] {
    > span {
      display: block;
      flex-shrink: 1;
      white-space: normal;
    }
    bdi {
      display: inline;
      overflow: visible;
      white-space: normal;
    }
  }
  ${containerNarrow} {
    grid-area: under;
  }
`
