import type { Settings } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Hint } from '#components/Field/Hint.ts'
import { Greeting } from '#components/Greeting/Greeting.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import type { SettingsValues } from './settings.schema.ts'

/** How the page for visitors will begin, as it is typed; it repeats what the fields say, and nothing in it can be pressed. */
export function FrontPagePreview({ picture }: { picture: Settings['frontPicture'] }) {
  const { values } = useFormikContext<SettingsValues>()
  const { motto, about } = values.frontPage
  return (
    <Stack gap="small">
      <Hint>
        <Trans>How the page will begin</Trans>
      </Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md" inert aria-hidden>
        <Greeting name={values.name.trim()} motto={motto.trim()} about={about.trim()} picture={picture} />
      </Surface>
    </Stack>
  )
}
