import { limits } from '@maktab/contract/limits/saveOutline'
import type { Outline } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText, requiredText } from '#forms/rules.ts'

/** Argument of `onSaveOutline`; a new outline has id 0 (1§4). */
export type OutlineDraft = { id: number; title: string; description: string; version?: number }

export const outlineSchema = object({
  title: requiredText(limits.title),
  description: optionalText(limits.description),
})

export type OutlineValues = Infer<typeof outlineSchema>

export function toValues(outline: Outline | undefined): OutlineValues {
  return { title: outline?.title ?? '', description: outline?.description ?? '' }
}

export function toRequest(values: OutlineValues, opened: Outline | undefined): OutlineDraft {
  return {
    id: opened?.id ?? 0,
    title: values.title.trim(),
    description: values.description.trim(),
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}
