import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { type ButtonStyleProps, buttonStyles } from '#components/Button/Button.styles.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { type OptionsContentProps, OptionsContent } from './OptionsContent.tsx'
import { Content, OptionsPopover, Overlay, Sheet } from './OptionsPanel.styles.ts'

const Opener = styled(Button)<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;

  @container toolbar (max-width: 56rem) {
    inline-size: ${tokens.size.control};
    padding: 0;
  }
`

/** Where there is no room for them the sign says it, and they are read aloud. */
const Words = styled.span`
  @container toolbar (max-width: 56rem) {
    ${visuallyHidden}
  }
`

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
        <OptionsPopover placement="bottom end">{dialog}</OptionsPopover>
      )}
    </DialogTrigger>
  )
}
