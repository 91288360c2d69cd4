import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'
import { Hint } from '../Field/Field.styles.ts'

export const View = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-auto-rows: auto;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  block-size: 100%;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  align-items: center;

  output {
    min-inline-size: 4.5em;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  [aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  /* Mirrors the arrows in right-to-left pages. */
  &[data-pages]:dir(rtl) svg {
    transform: scaleX(-1);
  }
`

/** A size container, so that the whole picture fits in either orientation. */
export const Stage = styled.div<{ $canMove: boolean }>`
  position: relative;
  container-type: size;
  min-block-size: 20rem;
  overflow: ${({ $canMove }) => ($canMove ? 'auto' : 'hidden')};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  cursor: ${({ $canMove }) => ($canMove ? 'grab' : 'auto')};
  ${focusRing}

  &:active {
    cursor: ${({ $canMove }) => ($canMove ? 'grabbing' : 'auto')};
  }
`

export const Sheet = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  place-content: center;
  inline-size: calc(100cqi * var(--zoom));
  block-size: calc(100cqb * var(--zoom));
  overflow: hidden;

  > img {
    flex: none;
    inline-size: calc(100cqi * var(--zoom));
    max-inline-size: none;
    block-size: calc(100cqb * var(--zoom));
    object-fit: contain;
    transform: rotate(calc(90deg * var(--turns)));
    transition: transform ${tokens.duration.base};
    user-select: none;
  }
  &[data-turned] > img {
    inline-size: calc(100cqb * var(--zoom));
    block-size: calc(100cqi * var(--zoom));
  }
`

export const LoadingOverlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`

export const GestureHint = styled(Hint)`
  ${mediaDown('md')} {
    display: none;
  }
`
