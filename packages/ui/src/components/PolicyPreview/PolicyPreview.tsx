import type { Policy } from '@maktab/contract/schema'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { Text } from '../Text/Text.tsx'

/** A policy as students see it. */
export function PolicyPreview({ title, description }: Pick<Policy, 'title' | 'description'>) {
  const getTextAttributes = useTextAttributes()
  return (
    <Surface padding="x-large" breaksWords>
      <Stack gap="small">
        <Text as="h2" size="lg" {...getTextAttributes(title, description)}>
          {title}
        </Text>
        <Text tone="muted" keepsLines {...getTextAttributes(description)}>
          {description}
        </Text>
      </Stack>
    </Surface>
  )
}
