import { useLingui } from '@lingui/react'
import { type TranslatedPolicy, localizePolicy } from '#lib/school/schoolTexts.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { Text } from '../Text/Text.tsx'

type PolicyPreviewProps = {
  policy: TranslatedPolicy
  /** Language of the reader; by default the page’s. */
  reader?: string
}

/** A policy as students see it. */
export function PolicyPreview({ policy, reader }: PolicyPreviewProps) {
  const { i18n } = useLingui()
  const getTextAttributes = useTextAttributes()
  const { title, description } = localizePolicy(policy, reader ?? i18n.locale)
  return (
    <Surface padding="x-large" breaksWords>
      <Stack gap="small">
        <Text as="h2" size="lg" {...getTextAttributes(title, description.text)}>
          {title.text}
        </Text>
        <Text tone="muted" keepsLines {...getTextAttributes(description)}>
          {description.text}
        </Text>
      </Stack>
    </Surface>
  )
}
