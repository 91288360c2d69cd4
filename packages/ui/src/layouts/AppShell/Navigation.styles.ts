import { css, styled } from 'styled-components'
import { focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  gap: 2px;
`

export const SubList = styled(List)`
  margin-inline-start: 21px;
  padding-inline-start: ${tokens.space[2]};
  border-inline-start: 1px solid ${tokens.color.border};
`

/** A line of the menu, whether it leads somewhere or opens a group. */
export const entryLook = css`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${tokens.space[2]} 10px;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${tokens.duration.quick};
  ${focusRing}

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  ${truncate}
`

export const Chevron = styled.svg<{ $isOpen: boolean }>`
  transform: rotate(${({ $isOpen }) => ($isOpen ? '180deg' : '0')});
  transition: transform ${tokens.duration.base};
`
