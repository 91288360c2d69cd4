import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { matchParentAlignment, focusRing, labelPadding } from '#theme/mixins.ts'

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;
  justify-content: space-between;

  ${mediaDown('sm')} {
    display: grid;
    justify-content: stretch;
  }
`

/** Keyboard hints are hidden on touch devices. */
export const KeyHint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  @media (hover: none) {
    display: none;
  }
`

export const RowRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto 9rem;
  grid-template-areas: 'name present absent state';
  gap: 0 ${tokens.space[2]};
  align-items: center;
  min-block-size: 68px;
  padding: ${tokens.space[1]} ${tokens.space[4]};

  /* The status under the name has reserved space, so that rows don’t move while tapping. */
  ${mediaDown('md')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'name present absent' 'state present absent';
    align-content: center;
    min-block-size: 76px;
  }
  ${mediaDown('xs')} {
    column-gap: ${tokens.space[1]};
    padding-inline: ${tokens.space[3]};
  }
  /* A failure and its buttons need their own line. */
  &:has([data-is-failed='true']) {
    grid-template-areas: 'name present absent .' 'state state state state';
    padding-block-end: ${tokens.space[2]};

    ${mediaDown('md')} {
      grid-template-areas: 'name present absent' 'state state state';
    }
  }
`

export const Name = styled.div`
  display: grid;
  grid-area: name;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: break-word;
  line-height: ${tokens.leading.tight};

  > * {
    ${matchParentAlignment}
  }
  > strong {
    /* The link's target may reach into the padding of the row. */
    margin-block-start: calc(-1 * ${tokens.space[1]});
    font-weight: ${tokens.weight.medium};
  }
  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  [lang] {
    line-height: ${tokens.leading.tight};
  }
`

/** Totals are shown where there is room beside the buttons. */
export const Summary = styled.span`
  ${mediaDown('sm')} {
    display: none;
  }
`

/** Why a student can’t come; the whole reason, because a register can’t be opened further. */
export const Excuse = styled.small`
  && {
    color: ${tokens.color.text};
  }
  padding-block: ${tokens.space[1]};
`

export const Choice = styled.div<{ $area: 'present' | 'absent' }>`
  display: grid;
  grid-area: ${({ $area }) => $area};
`

export const MarkButton = styled.button<{ $status: 'present' | 'absent' }>`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: center;
  min-inline-size: 7.5rem;
  min-block-size: 48px;
  padding-inline: ${tokens.space[3]};
  ${labelPadding(tokens.space[2])}
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  svg {
    display: none;
    inline-size: ${tokens.size.icon};
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-pressed='true'] {
    border-color: ${({ $status }) => ($status === 'present' ? tokens.color.success : tokens.color.danger)};
    background: ${({ $status }) => ($status === 'present' ? tokens.color.successSoft : tokens.color.dangerSoft)};
    color: ${({ $status }) => ($status === 'present' ? tokens.color.onSuccessSoft : tokens.color.onDangerSoft)};
    font-weight: ${tokens.weight.semibold};

    svg {
      display: block;
    }
  }
  ${mediaDown('sm')} {
    position: relative;
    min-inline-size: 4.5rem;
    padding-inline: ${tokens.space[2]};

    /* The icon sits above the word, so that it takes no width from the name. */
    svg {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: calc(50% - 6px);
      inline-size: 12px;
      block-size: 12px;
    }
  }
  ${mediaDown('xs')} {
    min-inline-size: ${tokens.size.control};
  }
`

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: state;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.tight};
  overflow-wrap: break-word;
`

export const Progress = styled.span<{ $isFailed: boolean }>`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${({ $isFailed }) => ($isFailed ? tokens.color.danger : tokens.color.textMuted)};

  svg {
    flex: none;
    inline-size: 1.1em;
  }
`
