import { styled } from 'styled-components'
import { truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** So narrow that a name needs the whole line: what stands at the end of it stands under it instead. */
export const containerNarrow = '@container rows (max-width: 21rem)'

/** As wide as a phone: where there is a menu, it alone is at the end of the line. */
export const containerPhone = '@container rows (max-width: 26rem)'

/** What says something: a text that isn't there may still be marked up. */
const said = 'span:not(:empty, :has(> :only-child:empty))'

/** Each of its parts is cut at its own end, whichever way it is written. */
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
  /* Of what has no room the longest goes first: what is short and says little when it is cut, a code, a time, goes last. */
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
  /* What a row lacks has no sign before it, and what follows it none where nothing stood before. */
  > ${said} ~ ${said}::before {
    content: '·';
    margin-inline: 0.4em;
  }
  /* An end that is cut is that of the words, not of the sign before them. */
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
    /* What only clips, and only sideways, stands on the line of its neighbours, whatever script they are in. */
    overflow-x: clip;
    overflow-y: visible;
  }
  &[data-is-whole='true'] > span {
    flex-shrink: 1;
    white-space: normal;
  }
  ${containerNarrow} {
    grid-area: under;
  }
`
