import { styled } from 'styled-components'
import { focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { WIDE } from './WIDE.ts'

export const Block = styled.span`
  display: grid;
  grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-content: start;
  inline-size: 100%;
  min-block-size: 44px;
  block-size: 100%;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: 4px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  text-align: start;
  overflow: clip;

  button:hover > & {
    background: ${tokens.color.surfaceHover};
  }
  [data-focus-visible] > & {
    ${focusRing}
  }
  &[data-state='cancelled'] {
    border-inline-start-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
  }
  &[data-state='moved'] {
    border-inline-start-color: ${tokens.color.info};
  }

  @container (min-width: ${WIDE}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    min-block-size: 0;
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-color: transparent;
    border-inline-start-width: 3px;
    border-inline-start-color: ${tokens.color.brand};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-size: ${tokens.text.sm};
    line-height: ${tokens.leading.label};

    > :first-child {
      order: 1;
    }
    &[data-state='moved'] {
      background: ${tokens.color.infoSoft};
      color: ${tokens.color.onInfoSoft};
    }
  }
`

export const Times = styled.span`
  display: grid;
  align-content: start;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  small {
    color: inherit;
    font-size: ${tokens.text.sm};
    white-space: normal;
  }
  [data-state='cancelled'] > & {
    text-decoration: line-through;
  }
`

export const Told = styled.span`
  display: grid;
  align-content: start;
  min-inline-size: 0;

  > * {
    ${truncate}
  }
`

export const Title = styled.span`
  font-weight: ${tokens.weight.semibold};

  [data-state='cancelled'] & {
    text-decoration: line-through;
  }
`

/** What a block of a narrow column has no room for; it is in its dialog. */
export const Aside = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  @container (min-width: ${WIDE}) {
    color: inherit;
  }
`

export const Press = styled.button`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${tokens.radius.md};
  cursor: pointer;
`
