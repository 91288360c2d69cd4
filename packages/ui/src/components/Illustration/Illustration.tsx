import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { type Scene, scenes } from './scenes.tsx'

const Root = styled.svg`
  inline-size: 120px;
  block-size: 96px;
  fill: ${tokens.color.surface};
  stroke: ${tokens.color.brand};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;

  > g:first-child {
    fill: ${tokens.color.brandSoft};
    stroke: none;
  }
`

/** A small drawing of what a place is about, on the star of the school’s pattern; the words beside it say the same. */
export function Illustration({ scene }: { scene: Scene }) {
  return (
    <Root viewBox="0 0 120 96" aria-hidden data-scene={scene}>
      <g>
        <path d="M30 18h60v60H30zM60 6l42 42-42 42-42-42z" />
      </g>
      {scenes[scene]}
    </Root>
  )
}
