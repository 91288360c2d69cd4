import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The field, and close to it what the register has to say. */
export const AttendanceGroup = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`

export const RegisterFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
`
