import { type ComponentProps, Fragment } from 'react'
import { styled } from 'styled-components'
import { Bdi, useTextAttributes } from './Bdi.tsx'

const Address = styled(Bdi)`
  overflow-wrap: anywhere;
`

/** Before the @ of an email address and after punctuation, but not within the domain of an email address. */
const BREAK_POINTS = /(?<=[./_?&=:#-])(?<!^[^/]*@.*)(?=[^./_?&=:#-])|(?=@)/

type BreakableAddressProps = Omit<ComponentProps<'bdi'>, 'children' | 'dir'> & { children: string }

/** An email or web address. It wraps at its punctuation, and within a word only if the word is longer than the line. */
export function BreakableAddress({ children, ...props }: BreakableAddressProps) {
  const { lang } = useTextAttributes()(children)
  return (
    <Address dir="ltr" lang={lang} {...props}>
      {children.split(BREAK_POINTS).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Address>
  )
}
