import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi, NowrapBdi, BlockBdi } from '../Bdi/Bdi.tsx'

const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  &,
  [lang] {
    line-height: ${tokens.leading.tight};
  }
  > * {
    max-inline-size: 100%;
  }

  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.regular};
  }
`

/** Maximum length of a typical code; longer ones may wrap. */
const MAX_CODE_LENGTH = 16

type PersonNameProps = {
  code: string
  /** Null if unknown. */
  name: string | null | undefined
}

/** A person's name with their code below, for table cells. */
export function PersonName({ code, name }: PersonNameProps) {
  return (
    <Root>
      {name ? <BlockBdi>{name}</BlockBdi> : <PersonCode code={code} />}
      {name && (
        <small>
          <PersonCode code={code} />
        </small>
      )}
    </Root>
  )
}

function PersonCode({ code }: { code: string }) {
  return code.length > MAX_CODE_LENGTH ? <Bdi>{code}</Bdi> : <NowrapBdi>{code}</NowrapBdi>
}
