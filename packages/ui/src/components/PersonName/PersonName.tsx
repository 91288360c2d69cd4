import { styled } from 'styled-components'
import { tokens } from '../../theme/tokens.ts'

const Root = styled.span`
  display: grid;
  justify-items: start;

  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.regular};
  }
`

type PersonNameProps = {
  code: string
  /** Nothing where it isn’t known. */
  name: string | null | undefined
}

/** Whoever a row is about: their code, and their name under it. */
export function PersonName({ code, name }: PersonNameProps) {
  return (
    <Root>
      <bdi>{code}</bdi>
      {name && (
        <small>
          <bdi>{name}</bdi>
        </small>
      )}
    </Root>
  )
}
