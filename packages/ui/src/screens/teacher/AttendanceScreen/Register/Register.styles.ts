import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { focusRing, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;
  justify-content: space-between;

  ${below('sm')} {
    display: grid;
    justify-content: stretch;
  }
`

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
`

/** Keys are for those who have some. */
export const KeyHint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  @media (hover: none) {
    display: none;
  }
`

export const Grid = styled.div`
  display: grid;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const RowRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto minmax(9rem, 16rem);
  grid-template-areas: 'name present absent state';
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }

  ${below('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-areas: 'name name name state' 'present present absent absent';

    /* What went wrong, and what can be done, needs a line of its own. */
    &:has([data-is-failed='true']) {
      grid-template-areas: 'name name name name' 'present present absent absent' 'state state state state';
    }
  }
`

export const Name = styled.div`
  display: grid;
  grid-area: name;
  overflow-wrap: anywhere;

  > strong {
    font-weight: ${tokens.weight.medium};
  }
  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
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
  padding: ${tokens.space[2]} ${tokens.space[4]};
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
`

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: state;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 24px;

  ${below('md')} {
    align-self: start;

    &[data-is-failed='false'] {
      justify-content: end;
    }
  }
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
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

export const Spoken = styled.p`
  ${visuallyHidden}
`
