import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { Content, Floating, Opener, Overlay, Sheet, Words } from './ListOptions.styles.ts'

type ListOptionsProps = {
  ref?: Ref<HTMLButtonElement>
  /** What can be chosen; drawn only while it is open. */
  children: () => ReactNode
}

/** One button for whatever a list can do besides being searched: beside it, or on a phone from below. */
export function ListOptions({ ref, children }: ListOptionsProps) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const dialog = <Content>{children}</Content>
  return (
    <DialogTrigger>
      <Opener ref={ref} $variant="secondary" $size="md">
        <SlidersHorizontal aria-hidden />
        <Words>
          <Trans>List options</Trans>
        </Words>
      </Opener>
      {isPhone ? (
        <Overlay isDismissable>
          <Sheet>{dialog}</Sheet>
        </Overlay>
      ) : (
        <Floating placement="bottom end">{dialog}</Floating>
      )}
    </DialogTrigger>
  )
}
