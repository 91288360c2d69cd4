import { limits } from '@maktab/contract/limits/savePolicy'
import type { Policy, PolicyForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredText } from '#forms/rules.ts'

/** Argument of `onSavePolicy`; a new policy has id 0 (1§4). */
export type PolicyDraft = PolicyForm

export const policySchema = object({ title: requiredText(limits.title), description: requiredText(limits.description) })

export type PolicyValues = Infer<typeof policySchema>

export function toValues(policy: Policy | undefined): PolicyValues {
  return { title: policy?.title ?? '', description: policy?.description ?? '' }
}

export function toRequest({ title, description }: PolicyValues, policy: Policy | undefined): PolicyDraft {
  return {
    id: policy?.id ?? 0,
    title: title.trim(),
    description: description.trim(),
    ...(policy?.version !== undefined && { version: policy.version }),
  }
}
