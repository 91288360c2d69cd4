import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Shrinking } from './Shrinking.ts'

const Address = styled(Bdi)`
  overflow-wrap: anywhere;

  @media not print {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** An email address on one line or, broken before its @, on two; a longer one is cut, and its title has all of it. */
export function EmailAddress({ address }: { address: string }) {
  const [, name, host] = /^(.*)(@.*)$/.exec(address) ?? [address, address, '']
  return (
    <Shrinking>
      <Address dir="ltr" title={address}>
        {name}
        <wbr />
        {host}
      </Address>
    </Shrinking>
  )
}
