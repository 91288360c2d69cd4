import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
`

export const ChosenWords = styled.p`
  display: grid;
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    font-size: ${tokens.text.lg};
  }
`

/** Not a grid: what sticks in one is held back by its own row. */
export const Step = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
`

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

export const CourseNames = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
`
