import { Fragment } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'

/** A mail address, which goes on in the next line after its @ or a dot, never within a word. */
export function EmailAddress({ address }: { address: string }) {
  const parts = address.match(/[^@.]*[@.]|[^@.]+/g) ?? []
  return (
    <Bdi dir="ltr">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Bdi>
  )
}
