import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { labelPadding } from '#theme/mixins.ts'
import { narrowSheet } from '../PrintStyles.ts'

const tones = {
  success: { ground: tokens.color.successSoft, ink: tokens.color.onSuccessSoft },
  warning: { ground: tokens.color.warningSoft, ink: tokens.color.onWarningSoft },
  danger: { ground: tokens.color.dangerSoft, ink: tokens.color.onDangerSoft },
  neutral: { ground: tokens.color.surfaceSunken, ink: tokens.color.text },
}

export const HeadlineRoot = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: flex-end;
  justify-content: space-between;
  padding: ${tokens.space[5]} ${tokens.space[6]};
  border-inline-start: 6px solid ${({ $tone }) => tones[$tone].ink};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  break-inside: avoid;

  :is(h1, h2) {
    font-size: ${tokens.text.md};
  }
  [data-alone='true'] {
    font-size: ${tokens.text.xl};
  }
`

/** About the size of a rubber stamp. */
export const Stamp = styled.p`
  ${labelPadding('0')}
  font-size: 2.75rem;
  font-weight: ${tokens.weight.bold};
  letter-spacing: 0.04em;
  line-height: ${tokens.leading.tight};
  text-transform: uppercase;

  /* Letter spacing would break joined letters. */
  &:lang(ur),
  &:lang(ar) {
    letter-spacing: 0;
  }
`

/** Details beside the receipt picture, so that both fit on one page. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 62mm);
  gap: ${tokens.space[6]} ${tokens.space[8]};
  align-items: start;

  /* Two columns, since most details are short. */
  > dl {
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: ${tokens.space[4]};
  }
  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Limits tall photos, so that everything fits on one page. */
export const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  img {
    max-block-size: 100mm;
    border: 1px solid ${tokens.color.border};
    object-fit: contain;
  }

  figcaption {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const MissingPicture = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[5]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
  }
`
