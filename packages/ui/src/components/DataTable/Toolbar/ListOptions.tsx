import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { Opener, Words } from './ListOptions.styles.ts'
import { OptionsContent, type OptionsContentProps } from './OptionsContent.tsx'
import { Content, Floating, Overlay, Sheet } from './OptionsPanel.styles.ts'

type ListOptionsProps<Row> = OptionsContentProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** One button for whatever a list can do besides being searched. It opens a panel beside it, or on a phone from below. */
export function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const dialog = (
    <Content>
      <OptionsContent {...content} />
    </Content>
  )
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
