import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Root = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  > svg {
    position: absolute;
    inset: 0;
  }
  circle {
    fill: none;
    stroke: ${tokens.color.surfaceSunken};
    stroke-width: 4;
  }
  circle + circle {
    stroke: ${tokens.color.brand};
    /* It begins on top, and goes the way in which one reads. */
    transform: rotate(-90deg);
    transform-origin: center;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
      stroke-width: 1;
    }
    circle + circle {
      stroke: CanvasText;
      stroke-width: 4;
    }
  }
`

/** A share as a ring, for the eye: what stands beside it says the same in words. Without a share it is empty. */
export function ProgressRing({ percent }: { percent: number | undefined }) {
  const { i18n } = useLingui()
  return (
    <Root aria-hidden>
      <svg viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="17" />
        {percent !== undefined && percent > 0 && (
          <circle cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      {percent === undefined ? '–' : i18n.number(percent / 100, { style: 'percent' })}
    </Root>
  )
}
